import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  StreamableFile,
  UseInterceptors,
  applyDecorators,
} from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { stringify } from 'csv-stringify/sync';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { type Observable, map } from 'rxjs';
import { harmless } from './harmless';

/** A table that may be larger than memory. */
export interface CsvTable {
  /** Start of the file's name; the date follows. */
  name: string;
  heads: string[];
  /** How many rows will come, as far as is known at the start. */
  total: number;
  batches: AsyncIterable<string[][]>;
}

/** Answers a CsvTable as a file to keep: UTF-8 with a mark for spreadsheets, RFC 4180, written as it is read. */
export function CsvFile() {
  return applyDecorators(
    UseInterceptors(CsvInterceptor),
    ApiOkResponse({
      content: { 'text/csv': { schema: { type: 'string' } } },
      headers: { 'X-Total-Count': { description: 'Number of rows to come', schema: { type: 'integer' } } },
    }),
  );
}

class CsvInterceptor implements NestInterceptor<CsvTable, StreamableFile> {
  intercept(context: ExecutionContext, next: CallHandler<CsvTable>): Observable<StreamableFile> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((table) => {
        response.set('X-Total-Count', String(table.total));
        const today = new Date().toISOString().slice(0, 10);
        return (
          new StreamableFile(Readable.from(lines(table)), {
            type: 'text/csv; charset=utf-8',
            disposition: `attachment; filename="${table.name}-${today}.csv"`,
          })
            // A file that ends early must not look complete: the connection is aborted instead.
            .setErrorHandler((_, client) => client.destroy?.())
        );
      }),
    );
  }
}

const byteOrderMark = '\uFEFF';

async function* lines({ heads, batches }: CsvTable): AsyncGenerator<string> {
  yield byteOrderMark + toCsv([heads]);
  for await (const rows of batches) yield toCsv(rows);
}

const toCsv = (rows: string[][]): string =>
  stringify(
    rows.map((row) => row.map(harmless)),
    // A line break of its own counts as one, too; the library looks for whole record ends only.
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
