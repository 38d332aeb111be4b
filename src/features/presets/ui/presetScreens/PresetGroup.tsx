import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useCallback, useId } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { ReactNode } from 'react';
import {
	changePresets,
	useLayers,
} from '@/features/globalStyles/index.records';
import { isSameTree } from '@/kernel/sameTree';
import {
	invalidPresetReasons,
	type Layers,
	type Preset,
	type PresetList,
} from '@/features/globalStyles/index.model';
import {
	addPreset,
	inheritedPreset,
	isListChanged,
	presetEntries,
	repairPresets,
} from '../../model/presetEdits';
import {
	ORIGIN_NAMES,
	ChangedDot,
	InvalidValueMark,
	StylesLink,
	StylesLinks,
} from '@/features/styleControls/index.records';
import type { EditedList } from './edited';
import { buildPreset, factsOf, presetScreen } from '../kinds';
import styles from './PresetGroup.module.css';
import { PresetsMenu } from './PresetsMenu';

interface PresetGroupProps {
	readonly list: EditedList;
	readonly renderPreview: ( preset: Preset ) => ReactNode;
	readonly say: ( preset: Preset ) => string;
}

/** Presets as rows that link to their screens; the user's own can be added. */
export function PresetGroup( { list, renderPreview, say }: PresetGroupProps ) {
	const id = useId();
	const { kind, origin } = list;
	const facts = factsOf( kind );
	const isCustom = origin === 'custom';
	const { rows, invalid, isChanged } = useLayers(
		useCallback( ( layers: Layers ) => readGroup( layers, list ), [ list ] )
	);
	if ( ! isCustom && rows.length === 0 && invalid === 0 ) {
		return null;
	}
	return (
		<section className={ styles.group } aria-labelledby={ id }>
			<div className={ styles.head }>
				<h3 id={ id } className={ styles.title }>
					{ ORIGIN_NAMES[ origin ]() }
				</h3>
				{ isCustom && (
					<Button
						size="small"
						icon={ plus }
						label={ facts.add() }
						onClick={ () => add( list ) }
					/>
				) }
				{ ( isCustom ? rows.length > 0 : isChanged ) && (
					<PresetsMenu list={ list } />
				) }
			</div>
			{ invalid > 0 && <Invalid list={ list } count={ invalid } /> }
			{ rows.length === 0 ? (
				<p className={ styles.none }>{ facts.none() }</p>
			) : (
				<StylesLinks>
					{ rows.map( ( { preset, isOwn, reason } ) => (
						<StylesLink
							key={ preset.slug }
							to={ presetScreen( kind, origin, preset.slug ) }
							label={ preset.name }
							name={ preset.name }
							state={
								reason
									? __( 'Invalid', 'atelier' )
									: isOwn && ! isCustom
										? sprintf(
												/* translators: %s: value of a preset, such as "1.5rem". */
												__( '%s, changed', 'atelier' ),
												say( preset )
											)
										: say( preset )
							}
							preview={
								<span className={ styles.preview }>
									{ reason ? (
										<InvalidValueMark />
									) : (
										renderPreview( preset )
									) }
									{ isOwn && ! isCustom && <ChangedDot /> }
								</span>
							}
						/>
					) ) }
				</StylesLinks>
			) }
		</section>
	);
}

function readGroup( layers: Layers, list: PresetList ) {
	const entries = presetEntries( layers, list );
	const isChanged = isListChanged( layers, list );
	const reasons = invalidPresetReasons( layers, list );
	const sound = entries.filter( ( { problem } ) => problem === null );
	return {
		isChanged,
		invalid: entries.length - sound.length,
		rows: sound.map( ( preset ) => ( {
			preset,
			reason: reasons.get( preset.slug ),
			isOwn:
				isChanged &&
				! isSameTree(
					inheritedPreset( layers, list, preset.slug )?.raw,
					preset.raw
				),
		} ) ),
	};
}

function add( list: EditedList ) {
	changePresets( ( layers ) => {
		const preset = buildPreset( layers, list.kind );
		speak(
			sprintf(
				/* translators: %s: name of something new, such as "Shadow 1". */
				__( '“%s” added.', 'atelier' ),
				preset.name
			)
		);
		return addPreset( layers, list, preset );
	} );
}

/** Reports invalid entries, with a button to repair them. */
const Invalid = ( {
	list,
	count,
}: {
	readonly list: EditedList;
	readonly count: number;
} ) => (
	<div className={ styles.invalid }>
		<p className={ styles.problem }>
			{ sprintf(
				/* translators: %d: number of entries. */
				_n(
					'%d item in this list is invalid and can’t be selected. It’s kept as it is.',
					'%d items in this list are invalid and can’t be selected. They’re kept as they are.',
					count,
					'atelier'
				),
				count
			) }
		</p>
		<Button
			variant="secondary"
			size="compact"
			onClick={ () =>
				changePresets( ( layers ) =>
					repairPresets( layers, list, factsOf( list.kind ).prefix )
				)
			}
		>
			{ __( 'Repair', 'atelier' ) }
		</Button>
	</div>
);
