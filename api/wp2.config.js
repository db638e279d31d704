import base from './webpack.config.js';
import webpack from 'webpack';
import path from 'node:path';
import { builtinModules } from 'node:module';
export default { ...base, output: { ...base.output, path: '/tmp/bund2', chunkFormat: 'module' },
 externals: ({ request, context }, resolve) => {
   if (builtinModules.includes(request) || request.startsWith('node:')) return resolve(null, `module-import ${request}`);
   if (/^(@node-rs\/argon2|@resvg\/|sharp|pg-native|@nestjs\/(websockets|microservices|mongoose|sequelize|axios)|@grpc|@mikro-orm|mongoose|sequelize|react-native-sqlite-storage|mysql2?|oracledb|mssql|redis|ioredis|better-sqlite3|sqlite3|sql\.js|mongodb|@sap\/|hdb-pool|typeorm-aurora|pg-query-stream|@google-cloud|class-transformer\/storage|expo-sqlite|pg-cloudflare)/.test(request)) return resolve(null, `commonjs ${request}`);
   resolve();
 },
 externalsType: 'module',
 resolve: { ...base.resolve, extensions: ['.ts','.mjs','.js','.json'] },
};
