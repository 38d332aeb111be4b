import { startRecovery, supersede } from './recovery';

const mockWriter = {
	keep: jest.fn< () => Promise< boolean > >(),
	onAttempt: ( _isKept: boolean ) => {},
};
const mockWrite = jest.fn< () => Promise< boolean > >();

jest.mock( './journalWriter', () => ( {
	__esModule: true,
	createJournalWriter: ( {
		onAttempt,
	}: Pick< typeof mockWriter, 'onAttempt' > ) => {
		mockWriter.onAttempt = onAttempt;
		return {
			keep: () => mockWriter.keep(),
			notice: () => undefined,
		};
	},
} ) );

jest.mock( './storage', () => ( {
	__esModule: true,
	storage: () => ( {
		write: mockWrite,
		open: () => new Promise( () => undefined ),
	} ),
} ) );

jest.mock( './offers', () => ( {
	__esModule: true,
	setSourceLoader: () => {},
} ) );
jest.mock( '@/platform/siteDraft', () => ( {
	__esModule: true,
	openDraft: () => null,
} ) );
jest.mock( '@/platform/owner', () => ( {
	__esModule: true,
	owner: () => 'owner',
} ) );
jest.mock( './records', () => ( { __esModule: true, recordSource: {} } ) );
jest.mock( './session', () => ( { __esModule: true, showLife: () => {} } ) );
jest.mock( './sources', () => ( {
	__esModule: true,
	addJournalSource: () => {},
	onJournalSource: () => {},
} ) );
jest.mock( '@wordpress/data', () => ( {
	__esModule: true,
	dispatch: () => ( {
		createWarningNotice: () => {},
		removeNotice: () => {},
	} ),
} ) );
jest.mock( '@wordpress/notices', () => ( { __esModule: true, store: {} } ) );

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

beforeAll( () => {
	Object.assign( globalThis, {
		window: { addEventListener: () => undefined },
		document: { addEventListener: () => undefined },
	} );
	startRecovery( () => Promise.resolve() );
} );

beforeEach( () => {
	mockWrite.mockReset().mockResolvedValue( true );
} );

describe( 'restored entries', () => {
	it( 'are removed once storage has the entries of this session', async () => {
		mockWriter.keep.mockResolvedValue( true );
		await supersede( [ 'old' ] );
		expect( mockWrite.mock.calls ).toEqual( [
			[ { put: [], remove: [ 'old' ] } ],
		] );
	} );

	it( 'stay while storage refuses these entries, and are removed after the next success', async () => {
		mockWriter.keep.mockResolvedValue( false );
		await supersede( [ 'old' ] );
		mockWriter.onAttempt( false );
		await settle();
		expect( mockWrite ).not.toHaveBeenCalled();

		mockWriter.keep.mockResolvedValue( true );
		mockWriter.onAttempt( true );
		await settle();
		mockWriter.onAttempt( true );
		await settle();
		expect( mockWrite.mock.calls ).toEqual( [
			[ { put: [], remove: [ 'old' ] } ],
		] );
	} );
} );
