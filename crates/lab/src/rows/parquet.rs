//! Parquet files with columns of whole numbers and truth values that are always there: one page per column and row
//! group, plain encoding, compressed with gzip. The format is that of the Apache Parquet specification; the library
//! for all of it takes a minute to compile, which everybody who builds Turlaj would wait for.

use std::fs::File;
use std::io::{BufWriter, Result, Write};

use flate2::Compression;
use flate2::write::GzEncoder;

use super::thrift::{Struct, Value};

const MAGIC: &[u8] = b"PAR1";
const PLAIN: i64 = 0;
const RLE: i64 = 3;
const GZIP: i64 = 2;

/// The values of one column in a row group.
pub(super) enum Column {
    /// Truth values.
    Bool(Vec<bool>),
    /// Numbers of 32 bits.
    Int(Vec<i32>),
    /// Numbers of 64 bits.
    Long(Vec<i64>),
}

impl Column {
    /// The physical type, as the format numbers them.
    fn kind(&self) -> i64 {
        match self {
            Column::Bool(_) => 0,
            Column::Int(_) => 1,
            Column::Long(_) => 2,
        }
    }

    fn plain(&self) -> Vec<u8> {
        match self {
            Column::Bool(values) => {
                let byte = |bits: &[bool]| {
                    bits.iter().rev().fold(0, |byte, bit| byte << 1 | u8::from(*bit))
                };
                values.chunks(8).map(byte).collect()
            }
            Column::Int(values) => values.iter().flat_map(|value| value.to_le_bytes()).collect(),
            Column::Long(values) => values.iter().flat_map(|value| value.to_le_bytes()).collect(),
        }
    }
}

/// A file that is being written.
pub(super) struct Writer {
    file: BufWriter<File>,
    at: u64,
    names: Vec<String>,
    /// The type of each column.
    kinds: Vec<i64>,
    groups: Vec<Value>,
    rows: u64,
}

impl Writer {
    /// A file for columns of these names, and of the kinds of `columns`.
    pub(super) fn new(file: File, names: Vec<String>, columns: &[Column]) -> Result<Writer> {
        let mut file = BufWriter::new(file);
        file.write_all(MAGIC)?;
        let at = MAGIC.len() as u64;
        let kinds = columns.iter().map(Column::kind).collect();
        Ok(Writer { file, at, names, kinds, groups: Vec::new(), rows: 0 })
    }

    /// Writes a row group: a value in every column for each of `rows`.
    pub(super) fn write(&mut self, rows: usize, columns: &[Column]) -> Result<()> {
        let (mut chunks, mut total) = (Vec::new(), 0);
        for (at, column) in columns.iter().enumerate() {
            let plain = column.plain();
            let mut packer = GzEncoder::new(Vec::new(), Compression::default());
            packer.write_all(&plain)?;
            let packed = packer.finish()?;
            let numbers = Struct::default()
                .number(1, rows as i64)
                .number(2, PLAIN)
                .number(3, RLE)
                .number(4, RLE);
            let header = Struct::default()
                .number(1, 0)
                .number(2, plain.len() as i64)
                .number(3, packed.len() as i64)
                .field(5, Value::Struct(numbers))
                .bytes();
            let uncompressed = header.len() + plain.len();
            let compressed = header.len() + packed.len();
            let about = Struct::default()
                .number(1, column.kind())
                .field(2, Value::List(vec![Value::I32(PLAIN), Value::I32(RLE)]))
                .field(3, Value::List(vec![Value::Text(self.names[at].clone())]))
                .number(4, GZIP)
                .long(5, rows as u64)
                .long(6, uncompressed as u64)
                .long(7, compressed as u64)
                .long(9, self.at);
            let chunk = Struct::default().long(2, self.at).field(3, Value::Struct(about));
            chunks.push(Value::Struct(chunk));
            self.file.write_all(&header)?;
            self.file.write_all(&packed)?;
            self.at += compressed as u64;
            total += uncompressed;
        }
        let group = Struct::default()
            .field(1, Value::List(chunks))
            .long(2, total as u64)
            .long(3, rows as u64);
        self.groups.push(Value::Struct(group));
        self.rows += rows as u64;
        Ok(())
    }

    /// Writes what is in the file and where; without this it cannot be read.
    pub(super) fn finish(mut self) -> Result<()> {
        let root = Struct::default()
            .field(4, Value::Text("games".to_string()))
            .number(5, self.names.len() as i64);
        let column = |(kind, name): (&i64, &String)| {
            let about = Struct::default().number(1, *kind).number(3, 0);
            Value::Struct(about.field(4, Value::Text(name.clone())))
        };
        let columns = self.kinds.iter().zip(&self.names).map(column);
        let schema = std::iter::once(Value::Struct(root)).chain(columns).collect();
        let footer = Struct::default()
            .number(1, 1)
            .field(2, Value::List(schema))
            .long(3, self.rows)
            .field(4, Value::List(self.groups))
            .field(6, Value::Text(concat!("turlaj ", env!("CARGO_PKG_VERSION")).to_string()))
            .bytes();
        self.file.write_all(&footer)?;
        self.file.write_all(&(footer.len() as u32).to_le_bytes())?;
        self.file.write_all(MAGIC)?;
        self.file.flush()
    }
}
