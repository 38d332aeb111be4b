/**
 * `npm run blueprint`: writes .wordpress-org/blueprints/blueprint.json, which wordpress.org uses for “Live Preview”.
 */
import fs from 'node:fs';
import { BLUEPRINT, blueprintText } from './release/blueprint.mjs';

fs.writeFileSync( BLUEPRINT, blueprintText() );
