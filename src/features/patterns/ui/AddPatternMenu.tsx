import { DropdownMenu } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { symbol, symbolFilled, upload } from '@wordpress/icons';
import { boot } from '@/platform/boot';
import { adding, type Adding } from '../data/adding';
import { TOWARDS_RECORDS } from '@/ui/towardsRecords';
import { useWithRecords } from '@/ui/useWithRecords';
import { withChunk } from '@/ui/withChunk';
import { mayAdd } from '../data/mayAdd';
import type { ImportTarget } from './importing';
import { patternEditing } from './patternEditing';

interface AddPatternMenuProps {
	readonly target: ImportTarget;
	/** Whether template parts are listed; the button and the first entry are theirs then. */
	readonly isParts: boolean;
	/** The area of the listed parts; empty if there is none. */
	readonly area: string;
}

/** The menu of items that can be added to a list of patterns; null if the user may add none. */
export function AddPatternMenu( {
	target,
	isParts,
	area,
}: AddPatternMenuProps ) {
	const { isWaiting, run } = useWithRecords();
	const may = mayAdd();
	const mayAddPart = may.part && boot().theme.isBlockTheme;
	const input = useRef< HTMLInputElement >( null );
	if ( ! may.pattern && ! mayAddPart ) {
		return null;
	}
	const addPattern = __( 'Add Pattern', 'atelier' );
	const addPart = __( 'Add Template Part', 'atelier' );
	const label =
		mayAddPart && ( isParts || ! may.pattern ) ? addPart : addPattern;
	const add = ( added: Adding ) => run( () => adding.set( added ) );
	const pattern = {
		title: addPattern,
		icon: symbol,
		onClick: () =>
			add( {
				what: 'pattern',
				categories: target.category ? [ target.category.label ] : [],
			} ),
	};
	const part = {
		title: addPart,
		icon: symbolFilled,
		onClick: () => add( { what: 'part', area } ),
	};
	const file = {
		title: __( 'Import pattern from JSON', 'atelier' ),
		icon: upload,
		onClick: () => input.current?.click(),
	};
	const patterns = may.pattern ? [ pattern ] : [];
	const parts = mayAddPart ? [ part ] : [];
	const files = may.pattern ? [ file ] : [];
	return (
		<>
			<DropdownMenu
				icon={ null }
				text={ label }
				label={ label }
				toggleProps={ {
					variant: 'primary',
					size: 'compact',
					showTooltip: false,
					isBusy: isWaiting,
					...TOWARDS_RECORDS,
				} }
				popoverProps={ { placement: 'bottom-end' } }
				controls={
					isParts
						? [ ...parts, ...patterns, ...files ]
						: [ ...patterns, ...parts, ...files ]
				}
			/>
			<input
				ref={ input }
				type="file"
				accept=".json"
				multiple
				hidden
				onChange={ ( { currentTarget } ) => {
					const files = [ ...( currentTarget.files ?? [] ) ];
					void withChunk( patternEditing, ( { startImport } ) =>
						startImport( files, target )
					);
					// Lets the same file be chosen again.
					currentTarget.value = '';
				} }
			/>
		</>
	);
}
