import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { stringOr } from '../../../kernel/guards';
import type { DocumentRef } from '../../documents';
import { useEditedField } from '../../documents/records';

/** Who can see a post, and since when. */
export function PostStatus( { document }: { readonly document: DocumentRef } ) {
	const [ status, editStatus ] = useEditedField( document, 'status' );
	const [ password, editPassword ] = useEditedField( document, 'password' );
	const chosen = stringOr( status );
	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Status', 'atelier' ) }
				value={ chosen }
				options={ optionsWith( chosen ) }
				onChange={ editStatus }
			/>
			{ chosen !== 'private' && (
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Password', 'atelier' ) }
					help={ __(
						'Visitors need it to read this. Leave it empty for everybody.',
						'atelier'
					) }
					autoComplete="off"
					value={ stringOr( password ) }
					onChange={ editPassword }
				/>
			) }
		</>
	);
}

interface Option {
	readonly value: string;
	readonly label: string;
}

/** The statuses that WordPress knows, and the one that a plugin may have set. */
function optionsWith( current: string ): Option[] {
	const known = [
		{ value: 'draft', label: __( 'Draft', 'atelier' ) },
		{ value: 'pending', label: __( 'Pending review', 'atelier' ) },
		{ value: 'private', label: __( 'Private', 'atelier' ) },
		{ value: 'future', label: __( 'Scheduled', 'atelier' ) },
		{ value: 'publish', label: __( 'Published', 'atelier' ) },
	];
	return known.some( ( { value } ) => value === current )
		? known
		: [ ...known, { value: current, label: current } ];
}
