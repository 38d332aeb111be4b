import { CheckboxControl, SelectControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { isRecord, stringOr } from '@/kernel/guards';
import type {
	DocumentRef,
	EntityRecord,
} from '@/features/documents/index.model';
import { formatName } from '@/features/documents';
import { useEditedField } from '@/features/documents/index.records';
import { SettingRow } from './SettingRow';

interface PostFieldProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
}

/** Whether a post is sticky, if the user may change that. */
export function StickyField( { document, post }: PostFieldProps ) {
	const [ isSticky, edit ] = useEditedField( document, 'sticky' );
	const links = isRecord( post._links ) ? post._links : {};
	return (
		'wp:action-sticky' in links && (
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Sticky', 'atelier' ) }
				help={ __(
					'Stays above all other posts on the blog.',
					'atelier'
				) }
				checked={ isSticky === true }
				onChange={ edit }
			/>
		)
	);
}

/** The post format, if the theme supports formats. */
export function FormatField( { document, post }: PostFieldProps ) {
	const [ value, edit ] = useEditedField( document, 'format' );
	const formats = useSelect( ( select ) => {
		const { formats: known } = select( coreStore ).getThemeSupports() ?? {};
		return Array.isArray( known ) ? known : NONE;
	}, [] );
	const format = stringOr( value, 'standard' );
	const offered = [ ...new Set( [ ...formats.map( String ), format ] ) ];
	if ( ! ( 'format' in post ) || offered.length < 2 ) {
		return null;
	}
	const label = __( 'Format', 'atelier' );
	return (
		<SettingRow label={ label }>
			<SelectControl
				hideLabelFromVision
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				value={ format }
				options={ offered.map( ( name ) => ( {
					value: name,
					label: formatName( name ),
				} ) ) }
				onChange={ edit }
			/>
		</SettingRow>
	);
}

const NONE: readonly unknown[] = [];
