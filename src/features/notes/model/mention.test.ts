import { mentionQuery } from './mention';

describe( 'a name that is being mentioned', () => {
	it.each( [
		[ '@', '' ],
		[ '@ja', 'ja' ],
		[ 'Ask @ja', 'ja' ],
		[ 'Ask\n@Zoë', 'Zoë' ],
		[ '', null ],
		[ 'Ask ja', null ],
		[ 'me@example', null ],
		[ '@ja says', null ],
		[ `@${ 'a'.repeat( 41 ) }`, null ],
	] )( 'in %j is %j', ( text, query ) => {
		expect( mentionQuery( text ) ).toBe( query );
	} );
} );
