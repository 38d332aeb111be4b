import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import {
	blocksActionsOf,
	blocksOf,
	mapBindings,
	type BindingCall,
	type BindingSource,
	type Block,
} from './types';

/** The overrides of a synced pattern's instance. The pattern block stores the values by the name of the inner block. */
export const patternOverrides: BindingSource = {
	name: 'core/pattern-overrides',
	getValues( call ) {
		const own = blocksOf( call ).getBlockAttributes( call.clientId ) ?? {};
		const overrides = recordIn( call.context, 'pattern/overrides' );
		const values = recordIn( overrides, nameOf( own ) );
		return mapBindings( call.bindings, ( _binding, attribute ) => {
			const value = values[ attribute ];
			if ( value === undefined ) {
				return own[ attribute ];
			}
			// An empty text means "reset": undefined can't be stored.
			return value === '' ? undefined : value;
		} );
	},
	setValues( call ) {
		const blocks = blocksOf( call );
		const name = nameOf( blocks.getBlockAttributes( call.clientId ) ?? {} );
		if ( name === '' ) {
			return;
		}
		const values = mapBindings(
			call.bindings,
			( { newValue } ) => newValue
		);
		const [ pattern ] = blocks.getBlockParentsByBlockName(
			call.clientId,
			'core/block',
			true
		);
		if ( pattern === undefined ) {
			updateNamesakes( call, name, values );
		} else {
			updateInstance( call, pattern, name, values );
		}
	},
	canUserEditValue: () => true,
};

/** In the pattern itself, blocks with the same name have the same content. */
function updateNamesakes(
	call: BindingCall,
	name: string,
	values: UnknownRecord
) {
	const queue: Block[] = [ ...blocksOf( call ).getBlocks() ];
	for ( let block = queue.shift(); block; block = queue.shift() ) {
		queue.push( ...block.innerBlocks );
		if ( nameOf( block.attributes ) === name ) {
			blocksActionsOf( call ).updateBlockAttributes(
				block.clientId,
				values
			);
		}
	}
}

/** In an instance of the pattern, the values belong to this instance. */
function updateInstance(
	call: BindingCall,
	pattern: string,
	name: string,
	values: UnknownRecord
) {
	const attributes = blocksOf( call ).getBlockAttributes( pattern ) ?? {};
	const content = recordIn( attributes, 'content' );
	const stored = Object.fromEntries(
		Object.entries( values ).map( ( [ attribute, value ] ) => [
			attribute,
			value === undefined ? '' : value,
		] )
	);
	blocksActionsOf( call ).updateBlockAttributes( pattern, {
		content: {
			...content,
			[ name ]: { ...recordIn( content, name ), ...stored },
		},
	} );
}

const nameOf = ( attributes: UnknownRecord ): string =>
	stringOr( recordIn( attributes, 'metadata' ).name );

function recordIn( holder: UnknownRecord, key: string ): UnknownRecord {
	const value = holder[ key ];
	return isRecord( value ) ? value : {};
}
