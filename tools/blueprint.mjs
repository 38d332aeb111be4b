/**
 * `npm run blueprint`: writes .wordpress-org/blueprints/blueprint.json, which wordpress.org uses for “Live Preview”.
 */
import fs from 'node:fs';
import path from 'node:path';
import { BLUEPRINT, blueprintText } from './release/blueprint.mjs';

fs.mkdirSync( path.dirname( BLUEPRINT ), { recursive: true } );
fs.writeFileSync( BLUEPRINT, blueprintText() );
