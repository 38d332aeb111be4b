import { CheckboxControl } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { variantsOf } from '../../model/activation';
import type { CollectionEntry } from '../../model/collection';
import {
	faceKey,
	parseFamily,
	type FontFace,
	type FontFamily,
} from '../../model/family';
import { findInstalled } from '../../model/installed';
import { LibraryNotice } from '../LibraryNotice';
import { useFontLibrary } from '../useFontLibrary';
import { variantName } from '../familyLabels';
import styles from './CollectionFamily.module.css';
import variantStyles from '../variants.module.css';
import { FamilyHead } from '../FamilyHead';
import { CollectionInstallBar } from './CollectionInstallBar';
import { PicturePreview } from './PicturePreview';
import { useInstallation } from './useInstallation';

interface CollectionFamilyProps {
	readonly entry: CollectionEntry;
	readonly onBack: () => void;
}

/** The variants of a collection's family, with checkboxes to install them. */
export function CollectionFamily( { entry, onBack }: CollectionFamilyProps ) {
	const family = useMemo( () => parseFamily( entry.settings ), [ entry ] );
	return (
		<>
			<FamilyHead name={ entry.name } onBack={ onBack } />
			{ family && <Choice family={ family } /> }
		</>
	);
}

function Choice( { family }: { readonly family: FontFamily } ) {
	const { progress, report, dismiss, install, cancel } = useInstallation();
	const [ chosen, setChosen ] = useState< ReadonlySet< string > >(
		new Set()
	);
	const present = usePresent( family );
	const variants = variantsOf( family );
	const missing = variants.filter(
		( face ) => ! present.keys.has( faceKey( face ) )
	);
	const wanted = missing.filter( ( face ) => chosen.has( faceKey( face ) ) );
	const isWhole = variants.length === 0;
	const toggle = ( faces: readonly FontFace[], isOn: boolean ) => {
		const next = new Set( chosen );
		for ( const face of faces ) {
			if ( isOn ) {
				next.add( faceKey( face ) );
			} else {
				next.delete( faceKey( face ) );
			}
		}
		setChosen( next );
	};
	const start = async () => {
		const keys = new Set( wanted.map( faceKey ) );
		await install( {
			...family,
			// Files for other scripts of a variant are installed with it.
			faces: family.faces.filter( ( face ) =>
				keys.has( faceKey( face ) )
			),
		} );
	};
	return (
		<>
			{ report && (
				<LibraryNotice report={ report } onDismiss={ dismiss } />
			) }
			{ isWhole ? (
				<p className={ variantStyles.text }>
					{ __(
						'This font has no files. Visitors see it only if it’s installed on their device.',
						'atelier'
					) }
				</p>
			) : (
				<>
					<p className={ variantStyles.text }>
						{ __(
							'Select the variants to install. Too many variants could make your site slower.',
							'atelier'
						) }
					</p>
					<div className={ variantStyles.all }>
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ __( 'Select all', 'atelier' ) }
							checked={ wanted.length === missing.length }
							indeterminate={
								wanted.length > 0 &&
								wanted.length < missing.length
							}
							disabled={
								progress !== null || missing.length === 0
							}
							onChange={ ( isOn ) => toggle( missing, isOn ) }
						/>
					</div>
					<ul className={ variantStyles.variants }>
						{ variants.map( ( face ) => (
							<Variant
								key={ faceKey( face ) }
								family={ family }
								face={ face }
								isPresent={ present.keys.has(
									faceKey( face )
								) }
								isChosen={ chosen.has( faceKey( face ) ) }
								isBusy={ progress !== null }
								onChange={ ( isOn ) =>
									toggle( [ face ], isOn )
								}
							/>
						) ) }
					</ul>
				</>
			) }
			<CollectionInstallBar
				progress={ progress }
				isDone={ isWhole ? present.isThere : missing.length === 0 }
				isPossible={ isWhole || wanted.length > 0 }
				onInstall={ () => void start() }
				onCancel={ cancel }
			/>
		</>
	);
}

/** The installed variants of a family. */
function usePresent( { slug, name }: FontFamily ): {
	readonly isThere: boolean;
	readonly keys: ReadonlySet< string >;
} {
	const { installed } = useFontLibrary();
	return useMemo( () => {
		const there =
			installed.status === 'ready'
				? findInstalled( installed.value, { slug, name } )
				: undefined;
		return {
			isThere: there !== undefined,
			keys: new Set( there?.faces.map( faceKey ) ),
		};
	}, [ installed, slug, name ] );
}

interface VariantProps {
	readonly family: FontFamily;
	readonly face: FontFace;
	readonly isPresent: boolean;
	readonly isChosen: boolean;
	readonly isBusy: boolean;
	readonly onChange: ( isOn: boolean ) => void;
}

function Variant( {
	family,
	face,
	isPresent,
	isChosen,
	isBusy,
	onChange,
}: VariantProps ) {
	return (
		<li className={ variantStyles.variant }>
			<span className={ styles.box }>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ `${ family.name } ${ variantName( face ) }` }
					checked={ isPresent || isChosen }
					disabled={ isPresent || isBusy }
					onChange={ onChange }
				/>
				{ isPresent && (
					<span className={ styles.state }>
						{ __( 'Installed', 'atelier' ) }
					</span>
				) }
			</span>
			<PicturePreview family={ family } face={ face } />
		</li>
	);
}
