/**
 * @jest-environment jsdom
 */
import { locale } from './locale';

describe( 'locale', () => {
	it.each( [
		[ 'de-DE', 'de-DE' ],
		[ 'de-DE-formal', 'de-DE-formal' ],
		[ 'pt-PT-ao90', 'pt-PT' ],
		[ 'broken_by a plugin', 'en' ],
		[ '', 'en' ],
	] )( 'is of “%s” what browsers know', ( lang, wanted ) => {
		document.documentElement.lang = lang;
		expect( locale() ).toBe( wanted );
		expect( () => new Intl.DateTimeFormat( locale() ) ).not.toThrow();
	} );
} );
