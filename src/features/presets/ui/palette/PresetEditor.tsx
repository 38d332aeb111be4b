import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { UnknownRecord } from '@/kernel/guards';
import { shorten } from '@/kernel/shorten';
import { changePresets } from '@/features/globalStyles/index.records';
import { ResetFoot } from '@/features/styleControls/index.records';
import {
	editPreset,
	resetPreset,
	type PresetEntry,
} from '../../model/presetEdits';
import type { PresetList } from '@/features/globalStyles/index.model';
import type { PaletteKind } from '../kinds';
import styles from './PresetEditor.module.css';
import { PresetReaders } from './PresetReaders';
import { isUnusable } from './swatch';
import { ColorValue, DuotoneValue, GradientValue } from './values';

/** The length at which an invalid value is cut. */
const LONGEST = 60;

interface PresetEditorProps {
	readonly list: PresetList;
	readonly kind: PaletteKind;
	readonly entry: PresetEntry;
	readonly isChanged: boolean;
	readonly isInvalid: boolean;
}

const VALUES = {
	color: ColorValue,
	gradient: GradientValue,
	duotone: DuotoneValue,
} as const;

/** The name and value of a preset. */
export function PresetEditor( {
	list,
	kind,
	entry,
	isChanged,
	isInvalid,
}: PresetEditorProps ) {
	const { slug, name, value } = entry;
	const Value = VALUES[ kind ];
	const change = ( what: UnknownRecord ) =>
		changePresets(
			( layers ) => editPreset( layers, list, slug, what ),
			JSON.stringify( [ list, slug, Object.keys( what ) ] )
		);
	return (
		<div
			className={ `atelier-overlay ${ styles.editor ?? '' }` }
			role="dialog"
			aria-label={ name }
		>
			<Name
				key={ slug }
				name={ name }
				onName={ ( text ) => change( { name: text } ) }
			/>
			{ ( isInvalid || isUnusable( kind, entry ) ) && (
				<p className={ styles.problem }>
					{ value === ''
						? __(
								'The saved value isn’t valid. It’s kept until you choose something else.',
								'atelier'
							)
						: sprintf(
								/* translators: %s: stored value, such as "banana". */
								__(
									'“%s” can’t be displayed. It’s kept until you choose something else.',
									'atelier'
								),
								shorten( value, LONGEST )
							) }
				</p>
			) }
			<Value list={ list } entry={ entry } onChange={ change } />
			{ kind === 'color' && (
				<PresetReaders list={ list } slug={ slug } />
			) }
			{ list.origin !== 'custom' && (
				<ResetFoot
					isChanged={ isChanged }
					onReset={ () =>
						changePresets( ( layers ) =>
							resetPreset( layers, list, slug )
						)
					}
				/>
			) }
		</div>
	);
}

interface NameProps {
	readonly name: string;
	readonly onName: ( name: string ) => void;
}

/** An empty name isn't stored; the previous one stays. */
function Name( { name, onName }: NameProps ) {
	const [ draft, setDraft ] = useState< string | null >( null );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Name', 'atelier' ) }
			autoComplete="off"
			value={ draft ?? name }
			onChange={ ( text ) => {
				setDraft( text );
				if ( text.trim() !== '' ) {
					onName( text.trim() );
				}
			} }
			onBlur={ () => setDraft( null ) }
		/>
	);
}
