import { parseRetryAfter } from './retryAfter';

const NOW = Date.UTC( 2030, 0, 1 );

describe( 'parseRetryAfter', () => {
	it.each( [
		[ 'seconds', '30', 30 ],
		[ 'no wait', '0', 0 ],
		[ 'a date', 'Tue, 01 Jan 2030 00:01:00 GMT', 60 ],
		[ 'a date that is past', 'Mon, 31 Dec 2029 00:00:00 GMT', 0 ],
		[ 'nothing', null, undefined ],
		[ 'an empty text', '', undefined ],
		[ 'a negative number', '-5', undefined ],
		[ 'anything else', 'soon', undefined ],
	] )( 'understands %s', ( _name, header, seconds ) => {
		expect( parseRetryAfter( header, NOW ) ).toBe( seconds );
	} );
} );
