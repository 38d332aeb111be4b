import { RadioControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { shorten } from '@/kernel/shorten';
import { DialogActions } from '@/ui/DialogActions';
import {
	replaceStyles,
	useStyles,
	useStylesRights,
} from '@/features/globalStyles/index.records';
import type { LeftOut, ThemeJson } from '../../data/readThemeJson';
import {
	changesBetween,
	NO_CHANGES,
} from '@/features/globalStyles/index.model';
import { importedVariation, withoutBase } from '../../model/themeJson';
import { applyVariation, type ApplyMode } from '../../model/variation';
import { VariationPicture } from '../variations/VariationPictures';
import styles from './ImportPreview.module.css';
import { changeLabel, LEFT_OUT } from './importMessages';

const NOTHING = { base: NO_CHANGES, user: NO_CHANGES };
const MAX_NAME = 60;

interface ImportPreviewProps {
	readonly file: ThemeJson;
	readonly onClose: () => void;
}

/** Previews the changes of an import, as pictures and as a list. */
export function ImportPreview( { file, onClose }: ImportPreviewProps ) {
	const [ mode, setMode ] = useState< ApplyMode >( 'keep' );
	const load = useStyles();
	const { canEditCss } = useStylesRights();
	const { base, user } =
		load.status === 'ready' ? load.value.layers : NOTHING;
	const next = useMemo( () => {
		const imported = importedVariation( file.name, file.doc );
		const applied = applyVariation( user, imported, {
			mode,
			known: [],
			canEditCss,
		} );
		return withoutBase( applied, imported.doc, base );
	}, [ file, user, base, mode, canEditCss ] );
	const changes = useMemo(
		() => changesBetween( user, next ),
		[ user, next ]
	);
	const apply = () => {
		if ( replaceStyles( next ) ) {
			tellImported( file.name );
		}
		onClose();
	};
	return (
		<>
			<p className={ styles.name }>{ file.name }</p>
			<div className={ styles.pictures }>
				<figure className={ styles.figure }>
					<div className={ styles.picture } aria-hidden>
						<VariationPicture base={ base } doc={ user } />
					</div>
					<figcaption>{ __( 'Now', 'atelier' ) }</figcaption>
				</figure>
				<figure className={ styles.figure }>
					<div className={ styles.picture } aria-hidden>
						<VariationPicture base={ base } doc={ next } />
					</div>
					<figcaption>{ __( 'After import', 'atelier' ) }</figcaption>
				</figure>
			</div>
			<RadioControl
				label={ __( 'Your changes', 'atelier' ) }
				selected={ mode }
				options={ [
					{
						value: 'keep',
						label: __(
							'Keep values the file doesn’t set',
							'atelier'
						),
					},
					{
						value: 'replace',
						label: __( 'Replace everything', 'atelier' ),
					},
				] }
				onChange={ ( chosen ) =>
					setMode( chosen === 'replace' ? 'replace' : 'keep' )
				}
			/>
			<h3 className={ styles.heading }>{ __( 'Changes', 'atelier' ) }</h3>
			{ changes.length === 0 ? (
				<p className={ styles.text }>
					{ __(
						'None. Your styles already have all of these values.',
						'atelier'
					) }
				</p>
			) : (
				<ul className={ styles.list }>
					{ changes.map( ( change ) => (
						<li key={ change.area }>{ changeLabel( change ) }</li>
					) ) }
				</ul>
			) }
			<LeftOutList entries={ file.leftOut } />
			<DialogActions
				label={ __( 'Apply', 'atelier' ) }
				isBusy={ false }
				isDisabled={ changes.length === 0 }
				onCancel={ onClose }
				onAct={ apply }
			/>
		</>
	);
}

/** The values of the file that are skipped. */
function LeftOutList( { entries }: { readonly entries: readonly LeftOut[] } ) {
	if ( entries.length === 0 ) {
		return null;
	}
	return (
		<details className={ styles.details } open={ entries.length <= 5 }>
			<summary>
				{ sprintf(
					/* translators: %d: a number. */
					_n(
						'%d value in the file will be skipped',
						'%d values in the file will be skipped',
						entries.length,
						'atelier'
					),
					entries.length
				) }
			</summary>
			<ul className={ styles.list }>
				{ entries.map( ( { path, reason } ) => (
					<li key={ `${ path } ${ reason }` }>
						<code className={ styles.path }>{ path }</code> –{ ' ' }
						{ LEFT_OUT[ reason ]() }
					</li>
				) ) }
			</ul>
		</details>
	);
}

const tellImported = ( name: string ) =>
	void dispatch( noticesStore ).createSuccessNotice(
		sprintf(
			/* translators: %s: name of a file. */
			__( 'Styles from “%s” applied.', 'atelier' ),
			shorten( name, MAX_NAME )
		),
		{
			type: 'snackbar',
			id: 'atelier-styles-imported',
			actions: [
				{
					label: __( 'Undo', 'atelier' ),
					onClick: () => void dispatch( coreStore ).undo(),
				},
			],
		}
	);
