import { isMoreOf, typedText, type TypingRun } from './typing';

const block = (
	clientId: string,
	attributes: Record< string, unknown >,
	innerBlocks: readonly unknown[] = []
) => ( { clientId, name: 'core/any', attributes, innerBlocks } );

const caretIn = ( clientId: string, attributeKey?: string ) => ( {
	selectionStart: { clientId, attributeKey, offset: 1 },
} );

const A = block( 'a', { content: 'A', level: 2 } );
const B = block( 'b', { content: 'B' }, [ block( 'c', { content: 'C' } ) ] );
const TYPED = block( 'c', { content: 'Ca' } );

describe( 'typedText', () => {
	it( 'finds the text with the caret if nothing else changes', () => {
		expect(
			typedText(
				{
					blocks: [ A, { ...B, innerBlocks: [ TYPED ] } ],
					selection: caretIn( 'c', 'content' ),
				},
				{ blocks: [ A, B ] }
			)
		).toEqual( { block: 'c', attribute: 'content' } );
	} );

	it( 'uses the caret if there are no blocks to compare with', () => {
		expect(
			typedText(
				{ blocks: [ A ], selection: caretIn( 'a', 'content' ) },
				{ content: 'A' }
			)
		).toEqual( { block: 'a', attribute: 'content' } );
	} );

	it.each( [
		[
			'another attribute of the block',
			[ block( 'a', { content: 'A', level: 3 } ), B ],
			caretIn( 'a', 'content' ),
		],
		[
			'two attributes at once',
			[ block( 'a', { content: 'Aa', level: 3 } ), B ],
			caretIn( 'a', 'content' ),
		],
		[
			'another block',
			[ A, { ...B, attributes: { content: 'Bb' } } ],
			caretIn( 'a', 'content' ),
		],
		[
			'two blocks',
			[
				block( 'a', { content: 'Aa', level: 2 } ),
				{ ...B, attributes: { content: 'Bb' } },
			],
			caretIn( 'a', 'content' ),
		],
		[ 'a block that is added', [ A, B, TYPED ], caretIn( 'a', 'content' ) ],
		[ 'a block that is moved', [ B, A ], caretIn( 'a', 'content' ) ],
		[
			'a block in place of another',
			[ TYPED, B ],
			caretIn( 'c', 'content' ),
		],
		[ 'nothing', [ A, B ], caretIn( 'a', 'content' ) ],
		[
			'a text without a caret in it',
			[ block( 'a', { content: 'Aa', level: 2 } ), B ],
			caretIn( 'a' ),
		],
		[
			'a text of which nobody says where the caret is',
			[ block( 'a', { content: 'Aa', level: 2 } ), B ],
			undefined,
		],
	] )( 'doesn’t treat %s as typing', ( _name, blocks, selection ) => {
		expect( typedText( { blocks, selection }, { blocks: [ A, B ] } ) ).toBe(
			null
		);
	} );

	it( 'doesn’t treat edits without blocks as typing', () => {
		expect(
			typedText( { selection: caretIn( 'a', 'content' ) }, {} )
		).toBe( null );
	} );
} );

describe( 'isMoreOf', () => {
	const typed = { block: 'a', attribute: 'content' };
	const run: TypingRun = {
		record: 'page 1',
		...typed,
		isSure: true,
		isInterrupted: false,
	};

	it.each( [
		[ 'goes on with what was typed', run ],
		[
			'goes on with a first change after which another block changed by itself',
			{ ...run, isSure: false, isInterrupted: true },
		],
	] )( '%s', ( _name, before ) => {
		expect( isMoreOf( before, 'page 1', typed ) ).toBe( true );
	} );

	it.each( [
		[ 'nothing was typed before', null, 'page 1', typed ],
		[
			'the first change may have been of another kind',
			{ ...run, isSure: false },
			'page 1',
			typed,
		],
		[ 'it is another record', run, 'page 2', typed ],
		[ 'it is another block', run, 'page 1', { ...typed, block: 'b' } ],
		[
			'it is another text of the block',
			run,
			'page 1',
			{ ...typed, attribute: 'caption' },
		],
	] )( 'starts a new step if %s', ( _name, before, record, text ) => {
		expect( isMoreOf( before, record, text ) ).toBe( false );
	} );
} );
