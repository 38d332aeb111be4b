import { writePreference } from '@/platform/preferences';
import { onStage, stageIfLoaded } from '@/platform/stages';
import { keepProgress, progress } from './help';

jest.mock( '@/platform/boot', () => ( {
	__esModule: true,
	boot: () => ( { firstSteps: null } ),
} ) );
jest.mock( '@/platform/preferences', () => ( {
	__esModule: true,
	writePreference: jest.fn(),
} ) );
jest.mock( '@/platform/stages', () => ( {
	__esModule: true,
	loadStage: jest.fn(),
	onStage: jest.fn(),
	stageIfLoaded: jest.fn(),
} ) );

const isLoaded = ( is: boolean ) =>
	jest.mocked( stageIfLoaded ).mockReturnValue( is ? {} : undefined );

describe( 'keepProgress', () => {
	beforeEach( () => {
		jest.mocked( writePreference ).mockClear();
	} );

	it( 'stores the progress at once where the store is there, and waits no longer', () => {
		const stop = jest.fn();
		jest.mocked( onStage ).mockReturnValue( stop );
		isLoaded( true );
		keepProgress();
		expect( writePreference ).toHaveBeenCalledWith(
			'firstSteps',
			progress.get()
		);
		expect( stop ).toHaveBeenCalled();
	} );

	it( 'waits for the store, and stores it once', () => {
		const stop = jest.fn();
		let tell = () => {};
		jest.mocked( onStage ).mockImplementation( ( heard: () => void ) => {
			tell = heard;
			return stop;
		} );
		isLoaded( false );
		expect( keepProgress() ).toBe( stop );
		tell();
		expect( writePreference ).not.toHaveBeenCalled();
		isLoaded( true );
		tell();
		expect( writePreference ).toHaveBeenCalledTimes( 1 );
		expect( stop ).toHaveBeenCalledTimes( 1 );
	} );
} );
