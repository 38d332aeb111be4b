import { DropdownMenu } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { symbol, symbolFilled, upload } from '@wordpress/icons';
import { boot } from '@/platform/boot';
import { adding } from '../data/adding';
import { useMayAdd } from '../data/create';
import { startImport, type ImportTarget } from './importing';

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
	const may = useMayAdd();
	const mayAddPart = may.part && boot().theme.isBlockTheme;
	const input = useRef< HTMLInputElement >( null );
	if ( ! may.pattern && ! mayAddPart ) {
		return null;
	}
	const addPattern = __( 'Add Pattern', 'atelier' );
	const addPart = __( 'Add Template Part', 'atelier' );
	const label =
		mayAddPart && ( isParts || ! may.pattern ) ? addPart : addPattern;
	const pattern = {
		title: addPattern,
		icon: symbol,
		onClick: () =>
			adding.set( {
				what: 'pattern',
				categories: target.category ? [ target.category.label ] : [],
			} ),
	};
	const part = {
		title: addPart,
		icon: symbolFilled,
		onClick: () => adding.set( { what: 'part', area } ),
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
					startImport( [ ...( currentTarget.files ?? [] ) ], target );
					// Lets the same file be chosen again.
					currentTarget.value = '';
				} }
			/>
		</>
	);
}
