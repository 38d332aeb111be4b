import type { BlockNode } from '@/features/documents/index.model';
import { compareStates } from './comparison';
import { blocksWith, type Basis } from './restoration';

const p = ( content: string ): BlockNode => ( {
	name: 'core/paragraph',
	attributes: { content },
	innerBlocks: [],
} );

const state = ( ...texts: readonly string[] ) => ( {
	blocks: texts.map( p ),
	fields: {},
} );

/** The content of the document after the first change has been restored. */
function taken(
	basis: Basis,
	states: Readonly< Record< 'previous' | 'shown' | 'current', string > >
): string | null {
	const read = ( side: keyof typeof states ) =>
		state( ...states[ side ].split( ', ' ).filter( Boolean ) );
	const sides = {
		basis,
		previous: read( 'previous' ),
		shown: read( 'shown' ),
		current: read( 'current' ),
	};
	const [ change ] = compareStates( sides[ basis ], sides.shown ).changes;
	const blocks =
		change?.kind === 'block' &&
		blocksWith( sides, change, ( block ) => block );
	return blocks
		? blocks.map( ( { attributes } ) => attributes.content ).join( ', ' )
		: null;
}

describe( 'blocksWith', () => {
	it.each( [
		[
			'brings back what the revision has and the document has no longer',
			'current',
			{ previous: '', shown: 'a, b', current: 'a' },
			'a, b',
		],
		[
			'takes away what only the document has',
			'current',
			{ previous: '', shown: 'a', current: 'a, b' },
			'a',
		],
		[
			'brings back what the revision had removed',
			'previous',
			{ previous: 'a, b, c', shown: 'a, c', current: 'a, c, d' },
			'a, b, c, d',
		],
		[
			'brings back what came with the revision and has gone since',
			'previous',
			{ previous: 'a', shown: 'a, b', current: 'a' },
			'a, b',
		],
		[
			'has nothing to do where the document still has it',
			'previous',
			{ previous: 'a', shown: 'a, b', current: 'a, b' },
			null,
		],
	] as const )( '%s', ( _name, basis, states, expected ) => {
		expect( taken( basis, states ) ).toBe( expected );
	} );
} );
