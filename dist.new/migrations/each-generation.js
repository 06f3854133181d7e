"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dropEverywhere = exports.copyToEachGeneration = exports.inEachGeneration = void 0;
/** Runs statements of PL/pgSQL for every generation that has tables; `schema_name` is the name of its schema. */
const inEachGeneration = (statements) => `
  DO $$ DECLARE schema_name text; BEGIN
    FOR schema_name IN SELECT nspname FROM pg_namespace JOIN projection.generation g ON nspname = 'generation_' || g.generation
    LOOP ${statements}
    END LOOP;
  END $$`;
exports.inEachGeneration = inEachGeneration;
/** Makes tables of the pattern in every generation that exists; they are empty there until the next rebuild. */
const copyToEachGeneration = (tables) => (0, exports.inEachGeneration)(tables
    .map((table) => `EXECUTE format('CREATE TABLE %I.${table} (LIKE read_model.${table} INCLUDING ALL)', schema_name);`)
    .join('\n'));
exports.copyToEachGeneration = copyToEachGeneration;
/** Drops tables in every generation and in the pattern. */
const dropEverywhere = (tables) => [
    (0, exports.inEachGeneration)(tables.map((table) => `EXECUTE format('DROP TABLE %I.${table}', schema_name);`).join('\n')),
    ...tables.map((table) => `DROP TABLE read_model.${table}`),
];
exports.dropEverywhere = dropEverywhere;
//# sourceMappingURL=each-generation.js.map