import { describe, expect, it } from 'vitest';
import { contentProblem, MAX_DEPTH } from './contentProblem';

const OPEN = '<!-- wp:group -->\n<div>';
const CLOSE = '</div>\n<!-- /wp:group -->';
const nested = ( depth: number ) =>
	OPEN.repeat( depth ) + CLOSE.repeat( depth );

describe( 'content that is to be sent', () => {
	it.each( [
		[ 'nothing', '' ],
		[ 'words without blocks', '<p>Words</p>' ],
		[ 'as deep as may be', nested( MAX_DEPTH ) ],
		[ 'a few blocks that are not closed', OPEN.repeat( 10 ) ],
		[ 'ends too many', CLOSE.repeat( 500 ) ],
		[ 'many blocks beside each other', nested( 1 ).repeat( 5000 ) ],
		[ 'pictures in words', '<p>👩‍👩‍👧 😀 \u202Eabc</p>' ],
	] )( 'is sound: %s', ( _name, content ) => {
		expect( contentProblem( content ) ).toBeNull();
	} );

	it.each( [
		[
			'500 groups that are not closed',
			`<p>1</p>\n${ OPEN.repeat( 500 ) }`,
			{ kind: 'unclosed', count: 500, place: { name: 'group', line: 2 } },
		],
		[
			'a few that are not closed before much text',
			OPEN.repeat( 5 ) + '<p>Words</p>'.repeat( 100_000 ),
			{ kind: 'unclosed', count: 5 },
		],
		[
			'thousands of blocks whose attributes never end',
			'<!-- wp:group {'.repeat( 2000 ),
			{ kind: 'unclosed', count: 2000 },
		],
		[
			'500 groups inside of each other',
			nested( 500 ),
			{
				kind: 'tooDeep',
				depth: 500,
				place: { name: 'group', line: MAX_DEPTH + 1 },
			},
		],
		[ 'six megabytes', 'a'.repeat( 6_000_000 ), { kind: 'tooLarge' } ],
		[
			'half a character',
			'<p>\n\uD83D</p>',
			{ kind: 'brokenText', line: 2 },
		],
	] )( 'is not: %s', ( _name, content, problem ) => {
		expect( contentProblem( content ) ).toMatchObject( problem );
	} );
} );
