import { fontFileName } from './fileName';

describe( 'fontFileName', () => {
	it.each( [
		[ 'Inter.ttf', 'ttf', 'Inter.ttf' ],
		[ 'Inter.ttf', 'woff2', 'Inter.woff2' ],
		[ 'Inter.Bold.OTF', 'ttf', 'Inter.Bold.ttf' ],
		[ '.ttf', 'ttf', 'font.ttf' ],
		[ `${ '思'.repeat( 200 ) }.ttf`, 'ttf', `${ '思'.repeat( 60 ) }.ttf` ],
	] as const )( 'sends %s as %s under %s', ( name, format, sent ) => {
		expect( fontFileName( name, format ) ).toBe( sent );
	} );
} );
