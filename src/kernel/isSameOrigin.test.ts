import { isSameOrigin } from './isSameOrigin';

const PAGE = 'https://site.test/blog/?a#b';

describe( 'isSameOrigin', () => {
	it.each( [
		'',
		'/a',
		'a',
		'?a',
		'https://site.test',
		'HTTPS://SITE.test:443/',
		'//site.test/a',
		'https:a',
	] )( 'accepts “%s”', ( address ) => {
		expect( isSameOrigin( address, PAGE ) ).toBe( true );
	} );

	it.each( [
		'https://site.test.evil.test/',
		'https://site.test@evil.test/',
		'https://site.test:8443/',
		'http://site.test/',
		'//evil.test/',
		'/\\evil.test/',
		'/\t/evil.test/',
		' \\\\evil.test/',
		'https:/\\evil.test/',
		'data:text/plain,a',
		'javascript:a',
		'https://',
	] )( 'rejects “%s”', ( address ) => {
		expect( isSameOrigin( address, PAGE ) ).toBe( false );
	} );
} );
