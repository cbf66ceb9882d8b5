-- A house as Parlour wrote it before it had migrations, and before table time had a table of its own.
BEGIN TRANSACTION;
CREATE TABLE entries (
  table_id VARCHAR NOT NULL,
  ply INTEGER NOT NULL,
  entry BLOB NOT NULL,
  PRIMARY KEY (table_id, ply),
  FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID
;
INSERT INTO "entries" VALUES('OldTable0001',0,CAST('{"at":0,"actor":1,"action":{"type":"Hide","code":[{"shape":"star","colour":"red"},{"shape":"star","colour":"red"},{"shape":"star","colour":"red"},{"shape":"star","colour":"red"}]}}' AS BLOB));
INSERT INTO "entries" VALUES('OldTable0001',1,CAST('{"at":53,"actor":0,"action":{"type":"Guess","row":[{"shape":"cross","colour":"green"},{"shape":"cross","colour":"green"},{"shape":"cross","colour":"green"},{"shape":"cross","colour":"green"}]}}' AS BLOB));
INSERT INTO "entries" VALUES('OldTable0001',2,CAST('{"at":53,"actor":"judge","action":{"type":"CountPegs","pegs":{"black":0,"white":0,"blue":0}}}' AS BLOB));
INSERT INTO "entries" VALUES('OldTable0001',3,CAST('{"at":126,"actor":0,"action":{"type":"Guess","row":[{"shape":"cross","colour":"green"},{"shape":"cross","colour":"green"},{"shape":"cross","colour":"green"},{"shape":"cross","colour":"green"}]}}' AS BLOB));
INSERT INTO "entries" VALUES('OldTable0001',4,CAST('{"at":126,"actor":"judge","action":{"type":"CountPegs","pegs":{"black":0,"white":0,"blue":0}}}' AS BLOB));
CREATE TABLE guests (
  id VARCHAR NOT NULL,
  token_hash VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (token_hash)
);
INSERT INTO "guests" VALUES('c3ed355dc6590cd7ab1fac47ee230f3f','4b115a03f84d9a0e66e827ce1fd2720ac65f098bbe0fd538b5c38647ad6fb3ac','Quiet Dragonfly');
CREATE TABLE promises (
  number INTEGER NOT NULL,
  guest VARCHAR NOT NULL,
  commitment VARCHAR NOT NULL,
  seed BLOB NOT NULL,
  PRIMARY KEY (number),
  UNIQUE (commitment)
);
CREATE TABLE sitters (
  guest VARCHAR NOT NULL,
  table_id VARCHAR NOT NULL,
  PRIMARY KEY (guest, table_id),
  FOREIGN KEY(guest) REFERENCES guests (id),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "sitters" VALUES('c3ed355dc6590cd7ab1fac47ee230f3f','OldTable0001');
CREATE TABLE tables (
  id VARCHAR NOT NULL,
  version INTEGER NOT NULL,
  host VARCHAR NOT NULL,
  opened INTEGER NOT NULL,
  open BOOLEAN NOT NULL,
  record BLOB NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(host) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('OldTable0001',4,'c3ed355dc6590cd7ab1fac47ee230f3f',1794802290,1,CAST('{"id":"OldTable0001","game":{"type":"grandmastermind","variant":1,"roles":"swap","rounds":1,"target":null,"rows":10,"row_seconds":null,"blue_rule":"lexicographic","feedback":"auto","limited_supply":false,"start_player":1,"turn_seconds":null},"rules":1,"host":"c3ed355dc6590cd7ab1fac47ee230f3f","seed":"ejbHtFXgT1b+76vLzbYzMiOdBl8TKJaQ1fCpxlAg+SI=","chairs":[{"sittings":[{"since":0,"player":{"type":"person","guest":"c3ed355dc6590cd7ab1fac47ee230f3f","name":"Quiet Dragonfly","left":false}}],"nonce":"c58e840643e5f4fe00bbf09a514d79cd"},{"sittings":[{"since":0,"player":{"type":"person","guest":"c3ed355dc6590cd7ab1fac47ee230f3f","name":"Quiet Dragonfly","left":false}}],"nonce":"c58e840643e5f4fe00bbf09a514d79cd"}],"public":false,"hints":false,"bots":true,"started":true,"over":false,"closed":false,"rematch":null,"knows":{"c3ed355dc6590cd7ab1fac47ee230f3f":[0,1]}}' AS BLOB));
CREATE TABLE versions (
  version INTEGER NOT NULL,
  PRIMARY KEY (version)
);
INSERT INTO "versions" VALUES(2);
CREATE INDEX ix_promises_guest ON promises (guest);
CREATE INDEX ix_tables_host ON tables (host);
COMMIT;
