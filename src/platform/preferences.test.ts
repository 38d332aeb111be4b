import { createReduxStore, register } from '@wordpress/data';
import { readPreference, writePreference } from './preferences';

interface Written {
	readonly type: string;
	readonly name?: string;
	readonly value?: unknown;
}

// Without a type in the package.
const add = register as ( descriptor: object ) => void;

const writes: unknown[] = [];

beforeAll( () => {
	add(
		createReduxStore( 'core/preferences', {
			reducer: (
				state: Record< string, unknown > = {
					firstSteps: { step: 'look', isOpen: true },
				},
				{ type, name, value }: Written
			) => {
				if ( type !== 'SET' || name === undefined ) {
					return state;
				}
				writes.push( value );
				return { ...state, [ name ]: value };
			},
			actions: {
				set: ( _scope: string, name: string, value: unknown ) => ( {
					type: 'SET',
					name,
					value,
				} ),
			},
			selectors: {
				get: (
					state: Record< string, unknown >,
					_scope: string,
					name: string
				) => state[ name ],
			},
		} )
	);
} );

test( 'a preference that is set so already is not sent again', () => {
	writePreference( 'firstSteps', { isOpen: true, step: 'look' } );
	expect( writes ).toEqual( [] );

	writePreference( 'firstSteps', { isOpen: false, step: 'look' } );
	expect( writes ).toEqual( [ { isOpen: false, step: 'look' } ] );
	expect( readPreference( 'firstSteps' ) ).toEqual( {
		isOpen: false,
		step: 'look',
	} );
} );
