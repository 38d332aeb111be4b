import { isReadableAttributes } from './attributesText';

const deep = ( levels: number ) =>
	`{"a":${ '['.repeat( levels - 1 ) }${ ']'.repeat( levels - 1 ) }}`;

describe( 'the attributes of a block', () => {
	it.each( [
		[ 'none', '{}' ],
		[ 'some', '{"layout":{"type":"flex"},"style":null}' ],
		[ 'as deep as PHP reads', deep( 511 ) ],
		[
			'many brackets beside each other, and in a text',
			`{"a":[${ '[],'.repeat( 600 ) }"\\"${ '['.repeat( 600 ) }"]}`,
		],
		[ 'a megabyte of text', `{"a":"${ 'x'.repeat( 1_000_000 ) }"}` ],
		[ 'a character in two escapes', '{"a":"\\ud83d\\ude00"}' ],
		[ 'what looks like an escape', '{"a":"\\\\ud83d"}' ],
	] )( 'are valid: %s', ( _name, text ) => {
		expect( isReadableAttributes( text ) ).toBe( true );
	} );

	it.each( [
		[ 'no quotes', '{a:1}' ],
		[ 'a comma too many', '{"a":1,}' ],
		[ 'cut off', '{"a":"b}' ],
		[ 'deeper than PHP reads', deep( 512 ) ],
		[ 'deeper than anybody reads', deep( 100_000 ) ],
		[ 'half a character as an escape', '{"a":"\\ud83d"}' ],
		[ 'the other half', '{"a":"\\uDE00 "}' ],
		[
			'more braces than PHP looks through',
			`{"a":"${ '{}'.repeat( 150_000 ) }"}`,
		],
	] )( 'are invalid: %s', ( _name, text ) => {
		expect( isReadableAttributes( text ) ).toBe( false );
	} );
} );
