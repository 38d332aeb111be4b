import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { stringOr } from '../../../kernel/guards';
import { statusOptions, type QuickDocument } from '../../quickEdit/records';

/** Who can see a post, and since when. */
export function PostStatus( { item, edit }: QuickDocument ) {
	if ( ! item ) {
		return null;
	}
	const { values, mayPublish } = item;
	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Status', 'atelier' ) }
				value={ stringOr( values.status ) }
				options={ statusOptions( values.status, mayPublish ).map(
					( { value, label } ) => ( {
						value: String( value ),
						label,
					} )
				) }
				onChange={ ( status ) => edit( { status } ) }
			/>
			{ mayPublish && values.status !== 'private' && (
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Password', 'atelier' ) }
					help={ __(
						'Visitors need it to read this. Leave it empty for everybody.',
						'atelier'
					) }
					autoComplete="off"
					value={ stringOr( values.password ) }
					onChange={ ( password ) => edit( { password } ) }
				/>
			) }
		</>
	);
}
