#!/usr/bin/env python3
"""Plays one seat of Stonoga at a table of a Turlaj server, with nothing but the standard library.

    python3 tools/player.py http://127.0.0.1:7788 TABLE SEAT KEY

TABLE is the id of the table, SEAT counts from 1 as people count, and KEY is what the owner got from
POST /api/v1/tables/TABLE/programs (see docs/api.md, "A program at the table"). The program watches
with the eye of its seat, so it sees what a person there would see, and answers when it is asked. It
says what it does, and ends with the game.
"""

import base64
import hashlib
import json
import os
import socket
import ssl
import struct
import sys
import time
from itertools import product
from urllib.parse import urlsplit

FACES = "RYGBK*"
TRIES = 5


class Refused(Exception):
    """The server does not do what was asked."""

    def __init__(self, why):
        super().__init__(f"{why['text']} ({why['code']})")
        self.code = why["code"]


class Closed(Exception):
    """The socket is closed."""


class WebSocket:
    """The few things of RFC 6455 that a client needs: text, pings, closing."""

    GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

    def __init__(self, url):
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise SystemExit(f"not the address of a server: {url}")
        safe = parts.scheme == "https"
        port = parts.port or (443 if safe else 80)
        self.stream = socket.create_connection((parts.hostname, port), timeout=60)
        if safe:
            context = ssl.create_default_context()
            self.stream = context.wrap_socket(self.stream, server_hostname=parts.hostname)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            (
                f"GET {parts.path.rstrip('/')}/api/v1/socket HTTP/1.1\r\n"
                f"Host: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
        )
        head = self._head()
        accept = base64.b64encode(hashlib.sha1((key + self.GUID).encode()).digest()).decode()
        if " 101 " not in head.split("\r\n")[0] + " " or accept not in head:
            raise Closed(f"the server opened no WebSocket: {head.splitlines()[0]}")

    def _head(self):
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        return head.decode("latin-1")

    def _more(self):
        try:
            data = self.stream.recv(65536)
        except (OSError, ssl.SSLError) as why:
            raise Closed(f"nothing came: {why}") from why
        if not data:
            raise Closed("the server closed the connection")
        self.buffer += data

    def _take(self, count):
        while len(self.buffer) < count:
            self._more()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def _frame(self, kind, data):
        length = len(data)
        if length < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | length)
        elif length < 65536:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, length)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, length)
        mask = os.urandom(4)  # Clients mask what they send.
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        try:
            self.stream.sendall(head + mask + masked)
        except OSError as why:
            raise Closed(f"nothing can be sent: {why}") from why

    def send(self, text):
        self._frame(1, text.encode())

    def receive(self):
        """The next text; pings are answered on the way."""
        whole = b""
        while True:
            first, second = self._take(2)
            kind, length = first & 15, second & 127
            if length == 126:
                (length,) = struct.unpack("!H", self._take(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self._take(8))
            data = self._take(length)
            if kind == 8:
                raise Closed(data[2:].decode("utf-8", "replace") or "the server said goodbye")
            if kind == 9:
                self._frame(10, data)
            elif kind in (0, 1, 2):
                whole += data
                if first & 0x80:
                    return whole.decode()

    def close(self):
        try:
            self._frame(8, struct.pack("!H", 1000))
            self.stream.close()
        except (Closed, OSError):
            pass


class Line:
    """Requests and answers over one socket; keeps the last room and play of one table."""

    def __init__(self, url, table, seat, key):
        self.socket, self.table, self.next = WebSocket(url), table, 0
        self.room, self.play = None, None
        self.ask({"hello": {"protocol": 1, "key": key}})
        self.ask({"watch": {"table": table, "eye": seat}})

    def hear(self):
        message = json.loads(self.socket.receive())
        kind = message["type"]
        if kind == "update" and message["table"] == self.table:
            self.room = message.get("room", self.room)
            self.play = message.get("play", self.play)
        elif kind in ("gone", "bye"):
            raise Closed(message["why"]["text"])
        return message

    def ask(self, ask):
        self.next += 1
        number = self.next
        self.socket.send(json.dumps({"id": number, "ask": ask}))
        while True:
            message = self.hear()
            if message["type"] == "refused" and message["id"] in (number, None):
                raise Refused(message["why"])
            if number == message.get("id") or number in message.get("done", []):
                return

    def act(self, seat, prompt, action):
        deed = {"act": {"seat": seat, "prompt": prompt, "action": action}}
        self.ask({"at": {"table": self.table, "do": deed}})


def shoes(dice, colour):
    return sum(face in (colour, "*") for face in dice)


def worth(dice, wanted):
    """The best tile that these dice can pay for, of those that are wanted."""
    return max((value for (colour, size), value in wanted.items() if shoes(dice, colour) >= size), default=0)


def wishes(view, seat):
    """What each kind of tile in the middle is worth: its shoes, and a little more where it goes on
    with a colour that lies before the seat."""
    own = [piece[0] for piece in view["seats"][seat]["pieces"] if piece != "gold"]
    wanted = {}
    for middle in view["middle"]:
        tile = middle["tile"]
        if middle["plain"] or middle["golden"]:
            bonus = (0.5 if tile[0] in own else 0) + (1 if middle["golden"] else 0)
            wanted[(tile[0], int(tile[1:]))] = int(tile[1:]) + bonus
    return wanted


def after_roll(dice, again, wanted):
    """The mean of the best tile after these dice are rolled once more."""
    kept = [face for at, face in enumerate(dice) if at not in again]
    results = [worth(kept + list(rolled), wanted) for rolled in product(FACES, repeat=len(again))]
    return sum(results) / len(results)


def choose(view, seat, legal):
    """One of the legal actions: takes the best tile, or rolls where the mean promises more."""
    wanted, dice = wishes(view, seat), view["dice"]

    def value(action):
        word, _, rest = action.partition(":")
        if word == "take":
            tile = rest.rstrip("+")
            return wanted.get((tile[0], int(tile[1:])), 0) + (1 if rest.endswith("+") else 0)
        if word == "steal":  # It costs somebody else as much.
            tile = rest.split(":")[0]
            return int(tile[1:]) + 1
        if word == "roll":
            return after_roll(dice, [int(die) - 1 for die in rest], wanted)
        if word == "lose":  # Where something must go, the smallest goes.
            return -int(rest.rstrip("+")[1:])
        return 0 if word == "pass" else -1  # A bare foot is kept for the end.

    return max(legal, key=value)


def turn(line, seat):
    """Answers the question of the seat, if it is asked one."""
    asked = line.play and line.play["asked"]
    if not asked:
        return False
    action = choose(line.play["view"], seat, asked["legal"])
    print(f"{''.join(line.play['view']['dice'])}  {action}", flush=True)
    try:
        line.act(seat, asked["prompt"], action)
    except Refused as why:
        if why.code == "too-fast":
            time.sleep(1)
        elif why.code not in ("stale-prompt", "not-asked", "over"):
            raise
    return True


def over(line):
    return line.room is not None and line.room["status"] in ("over", "abandoned")


def play(url, table, seat, key):
    """Plays to the end; comes again when the socket breaks."""
    failures = 0
    while True:
        try:
            line = Line(url, table, seat, key)
            game = line.room["game"]
            if game != "stonoga":
                raise SystemExit(f"this program plays Stonoga, and here is {game}")
            print(f"at the table as {line.room['seats'][seat]['name']}, {line.room['status']}", flush=True)
            while not over(line):
                failures = 0
                if not turn(line, seat) and not over(line):
                    line.hear()
            line.socket.close()
            return line
        except (Closed, OSError) as why:
            failures += 1
            if failures > TRIES:
                raise SystemExit(f"the server cannot be reached: {why}") from why
            print(f"once more: {why}", flush=True)
            time.sleep(failures)
        except Refused as why:
            raise SystemExit(f"refused: {why}") from why


def main(arguments):
    if len(arguments) != 4 or not arguments[2].isdigit() or int(arguments[2]) < 1:
        print(__doc__.strip())
        return 2
    url, table, seat, key = arguments
    seat = int(seat) - 1
    line = play(url, table, seat, key)
    places = line.play and line.play["standings"]
    if not places:
        print("the game was given up")
        return 0
    for place in places:
        name = line.room["seats"][place["seat"]]["name"]
        mark = "  (this program)" if place["seat"] == seat else ""
        print(f"{place['place']}. {name}, {place['points']}{mark}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
