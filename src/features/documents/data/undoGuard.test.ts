import { guardUndo, type Registry } from './undoGuard';

jest.mock( '@wordpress/core-data', () => ( {
	__esModule: true,
	store: { name: 'core' },
} ) );
jest.mock( './blocksOf', () => ( {
	__esModule: true,
	safeEdits: ( edits: unknown ) => edits,
} ) );
jest.mock( './keepStored', () => ( {
	__esModule: true,
	noteOwnChange: () => undefined,
	noteTyped: () => undefined,
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

/**
 * Opens a page with two headings, with the selection in the first one, and records the edits that core-data receives.
 */
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
		/** Types a letter; the block editor reports it as a new step, or as part of the last one. */
		type: ( isCached: boolean ) => change( 'a', isCached ),
		/** Changes another block without the user. */
		changeByItself: () => {
			marks[ JOIN ]?.();
			change( 'b', true );
		},
		/** Passes the same blocks to the record again, as at the end of a step in the block editor. */
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
	it( 'keeps a word in one step if a block changes without the user between two letters', () => {
		const { told, type, changeByItself } = open();
		type( false );
		type( true );
		changeByItself();
		type( false );
		type( true );
		expect( told ).toEqual( [ 'new', 'same', 'same', 'same', 'same' ] );
	} );

	it( 'does so even if that change doesn’t reach the record', () => {
		const { told, type, join } = open();
		type( false );
		join();
		type( false );
		expect( told ).toEqual( [ 'new', 'same' ] );
	} );

	it( 'starts a step after a pause, even after changes of blocks', () => {
		const { told, type, pause, changeByItself } = open();
		type( false );
		pause();
		changeByItself();
		type( false );
		expect( told ).toEqual( [ 'new', 'same', 'new' ] );
	} );

	it( 'does so if a record outside the editor changes', () => {
		const { told, type } = open();
		type( false );
		type( false );
		expect( told ).toEqual( [ 'new', 'same' ] );
	} );

	it( 'starts a step after the block editor has ended the last one', () => {
		const { told, type, endStep } = open();
		type( false );
		endStep();
		type( false );
		expect( told ).toEqual( [ 'new', 'new' ] );
	} );

	it( 'starts a step after an undo', () => {
		const { told, type, end, changeByItself } = open();
		type( false );
		end();
		changeByItself();
		type( false );
		expect( told ).toEqual( [ 'new', 'same', 'new' ] );
	} );

	it( 'keeps redo when blocks change without the user', () => {
		const { told, changeByItself } = open( { redo: true } );
		changeByItself();
		expect( told ).toEqual( [ 'ignored' ] );
	} );

	it( 'makes no step of changes of blocks before the user’s first one', () => {
		const { told, changeByItself } = open( { undo: false } );
		changeByItself();
		expect( told ).toEqual( [ 'ignored' ] );
	} );

	it( 'makes no step of changes of blocks while the user isn’t editing', () => {
		const { told, changeByItself } = open( { inUse: false } );
		changeByItself();
		expect( told ).toEqual( [ 'ignored' ] );
	} );

	it( 'doesn’t count changes of blocks as unsaved changes at the end of a step', () => {
		const { sent, told, changeByItself, commit } = open();
		changeByItself();
		commit();
		expect( sent ).toEqual( [ 'blocks', 'blocks' ] );
		expect( told ).toEqual( [ 'same', 'ignored' ] );
	} );

	it( 'counts typing after a save as unsaved, along with changes of blocks', async () => {
		const { sent, type, changeByItself, commit } = open();
		changeByItself();
		await Promise.resolve();
		type( true );
		changeByItself();
		commit();
		expect( sent ).toEqual( [ 'blocks', 'blocks', 'blocks', 'content' ] );
	} );

	it( 'counts typing as unsaved after blocks announced a change and made none', async () => {
		const { sent, type, join, commit } = open();
		join();
		await Promise.resolve();
		type( true );
		commit();
		expect( sent ).toEqual( [ 'blocks', 'content' ] );
	} );

	it( 'never drops typing after an undo or redo', () => {
		const { told, type } = open( { undo: false, redo: true } );
		type( true );
		expect( told ).toEqual( [ 'new' ] );
	} );

	it( 'passes the block editor’s marks on', () => {
		const { pause, join, blockEditor } = open();
		pause();
		join();
		expect( blockEditor[ END ] ).toHaveBeenCalledTimes( 1 );
		expect( blockEditor[ JOIN ] ).toHaveBeenCalledTimes( 1 );
	} );
} );
