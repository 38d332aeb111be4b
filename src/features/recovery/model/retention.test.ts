import fs from 'node:fs';
import { LIFETIME } from './retention';

describe( 'how long unsaved changes are kept', () => {
	it.each( [
		'src/features/recovery/ui/ForgetSetting.tsx',
		'docs/recovery.md',
		'docs/security.md',
	] )( 'is told by %s', ( file ) => {
		expect( fs.readFileSync( file, 'utf8' ) ).toContain(
			`${ LIFETIME / 86_400_000 } days`
		);
	} );
} );
