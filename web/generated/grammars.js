// What the proof page knows of each game and rules version, written by a test of crates/catalog.
// Do not edit: `UPDATE_EXPECT=1 cargo test -p turlaj-catalog grammars` writes it again.

/** @type {Record<string, import("../app/proof/games.js").Grammar>} */
export const GRAMMARS = {
"clever-1": {
  "game": "clever",
  "rules": 1,
  "players": [1,4],
  "options": [{"free":null,"later":false,"name":"unusable","values":["reroll","tray"]},{"free":null,"later":false,"name":"passive_skip","values":["allowed","forbidden"]},{"free":null,"later":false,"name":"solo_fallback","values":["others","none"]},{"free":null,"later":false,"name":"solo_extra","values":["forbidden","allowed"]},{"free":null,"later":false,"name":"first","values":["1","2","3","4","draw"]}],
  "acts": "(pick|drop|take|extra):[WYBGOP]|pass|reroll|skip|done|mark:Y[1-6]\\.[1-4]|mark:[BGOP]([1-9]|1[0-2])|bonus:([YBG]X|O[456]|P6|X|6)",
  "rolls": "row",
  "faces": null,
  "dice": [{"faces":["1","2","3","4","5","6"],"name":"W"},{"faces":["1","2","3","4","5","6"],"name":"Y"},{"faces":["1","2","3","4","5","6"],"name":"B"},{"faces":["1","2","3","4","5","6"],"name":"G"},{"faces":["1","2","3","4","5","6"],"name":"O"},{"faces":["1","2","3","4","5","6"],"name":"P"}],
  "lots": {"first":{"of":"players"},"lot":{"lowest":3}},
  "setup": [{"each":false,"least":1,"lot":"first","most":[],"option":"first=draw","void":[]}],
  "begins": "next",
  "turns": [12,12,15,16],
  "states": {
    "start": {"end":false,"on":{"=1":"roll-1"}},
    "roll-1": {"end":false,"on":{"=":"roll-2","own>drop":"more-1","own>pass":"more-1","own>pick":"pick-1","own>reroll":"again-1"}},
    "roll-2": {"end":true,"on":{"=":"roll-3","=1":"roll-1",">bonus":"closing",">done":"closing",">extra":"closing",">mark":"closing",">skip":"closing",">take":"closing","own>drop":"drop-2","own>pass":"more-2","own>pick":"pick-2","own>reroll":"again-2"}},
    "roll-3": {"end":true,"on":{"=1":"roll-1",">bonus":"closing",">done":"closing",">extra":"closing",">mark":"closing",">skip":"closing",">take":"closing","own>pass":"closing","own>pick":"closing","own>reroll":"again-3"}},
    "pick-1": {"else":"closing","if":{"left":{"lower":false}},"then":"more-1"},
    "pick-2": {"else":"closing","if":{"left":{"lower":false}},"then":"more-2"},
    "drop-2": {"else":"closing","if":{"left":{"lower":true}},"then":"more-2"},
    "more-1": {"end":false,"on":{"=":"roll-2","own>bonus":"more-1","own>mark":"more-1"}},
    "more-2": {"end":false,"on":{"=":"roll-3","own>bonus":"more-2","own>mark":"more-2"}},
    "again-1": {"end":false,"on":{"=":"roll-1"}},
    "again-2": {"end":false,"on":{"=":"roll-2"}},
    "again-3": {"end":false,"on":{"=":"roll-3"}},
    "closing": {"end":true,"on":{"=1":"roll-1",">bonus":"closing",">done":"closing",">extra":"closing",">mark":"closing",">skip":"closing",">take":"closing"}}
  },
  "solo": {
    "start": {"end":false,"on":{"=1":"roll-1"}},
    "roll-1": {"end":false,"on":{"=":"roll-2","own>drop":"more-1","own>pass":"more-1","own>pick":"pick-1","own>reroll":"again-1"}},
    "roll-2": {"end":false,"on":{"=":"roll-3","=1":"passive",">done":"closing",">extra":"closing","own>drop":"drop-2","own>pass":"more-2","own>pick":"pick-2","own>reroll":"again-2"}},
    "roll-3": {"end":false,"on":{"=1":"passive",">done":"closing",">extra":"closing","own>pass":"closing","own>pick":"closing","own>reroll":"again-3"}},
    "pick-1": {"else":"closing","if":{"left":{"lower":false}},"then":"more-1"},
    "pick-2": {"else":"closing","if":{"left":{"lower":false}},"then":"more-2"},
    "drop-2": {"else":"closing","if":{"left":{"lower":true}},"then":"more-2"},
    "more-1": {"end":false,"on":{"=":"roll-2","own>bonus":"more-1","own>mark":"more-1"}},
    "more-2": {"end":false,"on":{"=":"roll-3","own>bonus":"more-2","own>mark":"more-2"}},
    "again-1": {"end":false,"on":{"=":"roll-1"}},
    "again-2": {"end":false,"on":{"=":"roll-2"}},
    "again-3": {"end":false,"on":{"=":"roll-3"}},
    "closing": {"end":false,"on":{"=1":"passive",">bonus":"closing",">done":"closing",">extra":"closing",">mark":"closing"}},
    "passive": {"else":"tray","if":{"lot":"lot"},"then":"lot"},
    "lot": {"end":false,"on":{"=lot":"tray"}},
    "tray": {"end":true,"on":{"=1":"roll-1",">bonus":"taken",">done":"taken",">extra":"taken",">mark":"taken",">skip":"taken",">take":"taken"}},
    "taken": {"end":true,"on":{"=1":"roll-1",">bonus":"taken",">done":"taken",">extra":"taken",">mark":"taken"}}
  }
},
"snakes-1": {
  "game": "snakes",
  "rules": 1,
  "players": [2,4],
  "options": [{"free":"(?=.*H)(?=.*T)[HTSC]{6}/(?=.*[HTSC])[HTSC+-]{6}","later":false,"name":"faces","values":["HTSSCC/HHTT+-"]},{"free":null,"later":false,"name":"first","values":["1","2","3","4","draw"]},{"free":null,"later":true,"name":"again","values":["any","taken"]}],
  "acts": "roll:[go]|put:[1-9][0-9]?[ab][LR]?|new|take:[1-9][0-9]?[ab]|stop|give:[1-4]",
  "rolls": "chosen",
  "faces": "faces",
  "dice": [{"faces":null,"name":"g"},{"faces":null,"name":"o"}],
  "lots": {"first":{"of":"players"}},
  "setup": [{"each":false,"least":2,"lot":"first","most":[],"option":"first=draw","void":[]}],
  "begins": "actor",
  "turns": [],
  "states": {
    "start": {"end":false,"on":{">roll":"chosen"}},
    "chosen": {"end":false,"on":{"=":"rolled","=1":"rolled"}},
    "rolled": {"end":true,"on":{">give":"rolled",">new":"rolled",">put":"rolled",">roll":"chosen",">stop":"rolled",">take":"rolled"}}
  }
},
"stonoga-1": {
  "game": "stonoga",
  "rules": 1,
  "players": [1,6],
  "options": [{"free":null,"later":false,"name":"edition","values":["pl","ru"]},{"free":null,"later":false,"name":"steal","values":["off","on"]},{"free":null,"later":false,"name":"barefoot","values":["off","on"]},{"free":null,"later":false,"name":"tails","values":["off","on"]},{"free":null,"later":false,"name":"golden","values":["off","on"]},{"free":null,"later":false,"name":"golden_guard","values":["on","off"]},{"free":null,"later":false,"name":"first","values":["1","2","3","4","5","6","draw"]}],
  "acts": "take:[RYGBK][1-4]\\+?|lose:[RYGBK][1-4]\\+?|steal:[RYGBK][1-4]:[1-6]|pass|(roll|foot):(1?2?3?4|1?2?3|1?2|1)",
  "rolls": "row",
  "faces": null,
  "dice": [{"faces":["R","Y","G","B","K","*"],"name":"die"},{"faces":["R","Y","G","B","K","*"],"name":"die"},{"faces":["R","Y","G","B","K","*"],"name":"die"},{"faces":["R","Y","G","B","K","*"],"name":"die"}],
  "lots": {"first":{"of":"players"},"gold":{"of":["R","Y","G","B","K","*"]},"tail":{"once":["RY","RG","RB","RK","YG","YB","YK","GB","GK","BK"],"secret":true}},
  "setup": [{"each":false,"least":1,"lot":"first","most":[],"option":"first=draw","void":[]},{"each":true,"least":1,"lot":"tail","most":[],"option":"tails=on","void":[]},{"each":true,"least":1,"lot":"gold","most":[3,3,3,3,4,4],"option":"golden=on","void":["*"]}],
  "begins": "next",
  "turns": [],
  "states": {
    "start": {"end":false,"on":{"=1":"rolled"}},
    "rolled": {"end":true,"on":{"=1":"rolled","own>foot":"again","own>lose":"rolled","own>pass":"rolled","own>roll":"again","own>steal":"rolled","own>take":"rolled"}},
    "again": {"end":false,"on":{"=":"rolled"}}
  }
},
"ziomek-1": {
  "game": "ziomek",
  "rules": 1,
  "players": [1,4],
  "options": [{"free":null,"later":false,"name":"pairs","values":["each","roller"]},{"free":"[1-9][0-9]?|[1-5][0-9][0-9]|600","later":false,"name":"clock","values":["30","20","45","60","off"]},{"free":null,"later":false,"name":"first","values":["1","2","3","4","draw"]},{"free":null,"later":false,"name":"round","values":["1","2","3","4","5","6","7"]},{"free":"r([1-9]|10),w([1-9]|10),b([1-9]|10),g([1-9]|10)","later":false,"name":"dice","values":["rolled"]}],
  "acts": "drop:[1-8rwbg][a-d]~?@(0|[1-9][0-9]{0,2})|turn:[a-d]|flip|down:([1-9]|1[0-2])|shout|agree|withdraw|ready|use:[rwbg]",
  "rolls": "named",
  "faces": null,
  "dice": [{"faces":["1","2","3","4","5","6","7","8","9","10"],"name":"r"},{"faces":["1","2","3","4","5","6","7","8","9","10"],"name":"w"},{"faces":["1","2","3","4","5","6","7","8","9","10"],"name":"b"},{"faces":["1","2","3","4","5","6","7","8","9","10"],"name":"g"}],
  "lots": {"first":{"of":"players"}},
  "setup": [{"each":false,"least":2,"lot":"first","most":[],"option":"first=draw","void":[]}],
  "begins": "next",
  "turns": [0,7,7,7],
  "states": {
    "start": {"end":false,"on":{"=1":"fell"}},
    "fell": {"else":"again","if":{"distinct":[3,3,3,3,3,3,4],"from":null},"then":"lie"},
    "again": {"end":false,"on":{"=":"fell"}},
    "lie": {"end":false,"on":{">use":"lie","time":"building"}},
    "building": {"end":true,"on":{">agree":"building",">down":"building",">drop":"building",">flip":"building",">ready":"checked",">shout":"building",">turn":"building",">withdraw":"building","time":"checked"}},
    "checked": {"end":true,"on":{"=1":"fell",">ready":"checked","time":"checked"}}
  },
  "solo": {
    "start": {"else":"lie","if":{"option":"dice=rolled"},"then":"roll"},
    "roll": {"end":false,"on":{"=1":"fell"}},
    "fell": {"else":"again","if":{"distinct":[3,3,3,3,3,3,4],"from":"round"},"then":"lie"},
    "again": {"end":false,"on":{"=":"fell"}},
    "lie": {"end":false,"on":{">use":"lie","time":"building"}},
    "building": {"end":true,"on":{">agree":"building",">down":"building",">drop":"building",">flip":"building",">ready":"checked",">shout":"building",">turn":"building",">withdraw":"building","time":"checked"}},
    "checked": {"end":true,"on":{}}
  }
},
};
