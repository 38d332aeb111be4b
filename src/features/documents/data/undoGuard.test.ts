import { guardUndo, type Registry } from './undoGuard';

jest.mock( '@wordpress/core-data', () => ( {
	__esModule: true,
	store: { name: 'core' },
} ) );
jest.mock( './blocksOf', () => ( {
	__esModule: true,
	safeEdits: ( edits: unknown ) => edits,
} ) );

const JOIN = '__unstableMarkNextChangeAsNotPersistent';
const LEVEL = '__unstableCreateUndoLevel';
const END = '__unstableMarkLastChangeAsPersistent';

type Actions = Record< string, ( ...args: readonly unknown[] ) => unknown >;

const block = ( clientId: string, content: string ) => ( {
	clientId,
	name: 'core/heading',
	attributes: { content },
	innerBlocks: [],
} );

const serialize = ( { blocks }: { readonly blocks: readonly unknown[] } ) =>
	JSON.stringify( blocks );

/** A page with two headings, of which the first has the caret; and what core-data is told of their changes. */
function open( { undo = true, redo = false, inUse = true } = {} ) {
	let blocks = [ block( 'a', 'A' ), block( 'b', 'B' ) ];
	const saved = blocks;
	const told: unknown[] = [];
	const sent: unknown[] = [];
	const blockEditor = { [ JOIN ]: jest.fn(), [ END ]: jest.fn() };
	const editEntityRecord = jest.fn(
		(
			_kind: string,
			_name: string,
			_id: number,
			edits: { readonly blocks: typeof blocks },
			{ isCached, undoIgnore }: Record< string, boolean >
		) => {
			( { blocks } = edits );
			sent.push( 'content' in edits ? 'content' : 'blocks' );
			told.push( undoIgnore ? 'ignored' : isCached ? 'same' : 'new' );
		}
	);
	const stores: Record< string, object > = {
		core: {
			hasUndo: () => undo,
			hasRedo: () => redo,
			getEditedEntityRecord: () => ( {
				blocks,
				content: serialize( { blocks: saved } ),
			} ),
		},
	};
	const nameOf = ( store: string | { name: string } ) =>
		typeof store === 'string' ? store : store.name;
	const { registry, end } = guardUndo(
		{
			select: ( store: string ) => stores[ nameOf( store ) ],
			dispatch: ( store: string ) =>
				nameOf( store ) === 'core'
					? { editEntityRecord, [ LEVEL ]: jest.fn() }
					: blockEditor,
		} as unknown as Registry,
		{ isInUse: () => inUse, onStep: () => undefined }
	);
	const dispatch = registry.dispatch as unknown as (
		store: string
	) => Actions;
	const core = dispatch( 'core' );
	const marks = dispatch( 'core/block-editor' );
	const change = ( clientId: string, isCached: boolean ) =>
		core.editEntityRecord?.(
			'postType',
			'page',
			1,
			{
				blocks: blocks.map( ( old ) =>
					old.clientId === clientId
						? block( clientId, `${ old.attributes.content }+` )
						: old
				),
				selection: {
					selectionStart: { clientId: 'a', attributeKey: 'content' },
				},
			},
			{ isCached }
		);
	return {
		told,
		sent,
		end,
		/** A letter, as the block editor tells of it: as a new step, or as more of the last. */
		type: ( isCached: boolean ) => change( 'a', isCached ),
		/** Something that another block does by itself. */
		changeByItself: () => {
			marks[ JOIN ]?.();
			change( 'b', true );
		},
		/** The blocks are given to their record once more, as when the block editor ends a step. */
		commit: () =>
			core.editEntityRecord?.(
				'postType',
				'page',
				1,
				{ blocks: [ ...blocks ], content: serialize },
				{ isCached: false }
			),
		pause: () => marks[ END ]?.(),
		join: () => marks[ JOIN ]?.(),
		endStep: () => core[ LEVEL ]?.(),
		blockEditor,
	};
}

describe( 'guardUndo', () => {
	it( 'keeps a word in one step where a block changes by itself between two letters', () => {
		const { told, type, changeByItself } = open();
		type( false );
		type( true );
		changeByItself();
		type( false );
		type( true );
		expect( told ).toEqual( [ 'new', 'same', 'same', 'same', 'same' ] );
	} );

	it( 'does so where what changes by itself is not told to the record', () => {
		const { told, type, join } = open();
		type( false );
		join();
		type( false );
		expect( told ).toEqual( [ 'new', 'same' ] );
	} );

	it( 'begins a step after a pause, whatever has changed by itself', () => {
		const { told, type, pause, changeByItself } = open();
		type( false );
		pause();
		changeByItself();
		type( false );
		expect( told ).toEqual( [ 'new', 'same', 'new' ] );
	} );

	it( 'does so where another record changes, that nobody hears of', () => {
		const { told, type } = open();
		type( false );
		type( false );
		expect( told ).toEqual( [ 'new', 'same' ] );
	} );

	it( 'begins a step where the block editor has the last one end', () => {
		const { told, type, endStep } = open();
		type( false );
		endStep();
		type( false );
		expect( told ).toEqual( [ 'new', 'new' ] );
	} );

	it( 'begins a step after one was taken back', () => {
		const { told, type, end, changeByItself } = open();
		type( false );
		end();
		changeByItself();
		type( false );
		expect( told ).toEqual( [ 'new', 'same', 'new' ] );
	} );

	it( 'leaves what can be redone alone where blocks change by themselves', () => {
		const { told, changeByItself } = open( { redo: true } );
		changeByItself();
		expect( told ).toEqual( [ 'ignored' ] );
	} );

	it( 'makes no step of what blocks do before the user does anything', () => {
		const { told, changeByItself } = open( { undo: false } );
		changeByItself();
		expect( told ).toEqual( [ 'ignored' ] );
	} );

	it( 'makes no step of what blocks do while nobody edits them', () => {
		const { told, changeByItself } = open( { inUse: false } );
		changeByItself();
		expect( told ).toEqual( [ 'ignored' ] );
	} );

	it( 'does not count what blocks do as a change once a step ends', () => {
		const { sent, told, changeByItself, commit } = open();
		changeByItself();
		commit();
		expect( sent ).toEqual( [ 'blocks', 'blocks' ] );
		expect( told ).toEqual( [ 'same', 'ignored' ] );
	} );

	it( 'counts what is typed right after a save, whatever blocks do beside it', async () => {
		const { sent, type, changeByItself, commit } = open();
		changeByItself();
		await Promise.resolve();
		type( true );
		changeByItself();
		commit();
		expect( sent ).toEqual( [ 'blocks', 'blocks', 'blocks', 'content' ] );
	} );

	it( 'counts what is typed after blocks were about to change and did not', async () => {
		const { sent, type, join, commit } = open();
		join();
		await Promise.resolve();
		type( true );
		commit();
		expect( sent ).toEqual( [ 'blocks', 'content' ] );
	} );

	it( 'never leaves out what is typed, whichever step was taken back', () => {
		const { told, type } = open( { undo: false, redo: true } );
		type( true );
		expect( told ).toEqual( [ 'new' ] );
	} );

	it( 'passes the marks of the block editor on', () => {
		const { pause, join, blockEditor } = open();
		pause();
		join();
		expect( blockEditor[ END ] ).toHaveBeenCalledTimes( 1 );
		expect( blockEditor[ JOIN ] ).toHaveBeenCalledTimes( 1 );
	} );
} );
