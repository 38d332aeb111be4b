import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useFontFacts } from '../data/fontFacts';
import { usePreviewChoice } from '../data/previewChoice';
import { showpiece } from '../model/faceRules';
import type { FontFamily } from '../model/family';
import type { FontAxis, FontFileFacts } from '../model/fontFile/facts';
import { lackingIn } from '../model/lacking';
import styles from './FamilyFacts.module.css';
import { offeredText } from './FontPreview';

/** The facts of a family's file: its axes, author and license. */
export function FamilyFacts( { family }: { readonly family: FontFamily } ) {
	const face = showpiece( family );
	const facts = useFontFacts( face );
	if ( ! face ) {
		return null;
	}
	return (
		<section className={ styles.facts }>
			<h3 className={ styles.title }>
				{ __( 'About this font', 'atelier' ) }
			</h3>
			{ facts.status === 'loading' && (
				<p className={ styles.text }>
					{ __( 'Reading the font file…', 'atelier' ) }
				</p>
			) }
			{ facts.status === 'failed' && (
				<p className={ styles.text }>
					{ __( 'The font file could not be read.', 'atelier' ) }
				</p>
			) }
			{ facts.status === 'ready' &&
				( facts.value ? (
					<Facts
						facts={ facts.value }
						isWhole={ face.raw.unicodeRange === undefined }
					/>
				) : (
					<p className={ styles.text }>
						{ __(
							'The font file isn’t stored on this site, so no details are available.',
							'atelier'
						) }
					</p>
				) ) }
		</section>
	);
}

interface FactsProps {
	readonly facts: FontFileFacts;
	/** Whether the file contains all characters of the font. */
	readonly isWhole: boolean;
}

function Facts( { facts, isWhole }: FactsProps ) {
	const [ { text } ] = usePreviewChoice();
	const lacking = isWhole
		? lackingIn( text || offeredText(), facts.characters )
		: [];
	const { axes, designer, licence, licenceUrl, copyright } = facts;
	return (
		<dl className={ styles.list }>
			{ lacking.length > 0 && (
				<Fact name={ __( 'Not in this font', 'atelier' ) }>
					{ lacking.join( ' ' ) }
				</Fact>
			) }
			{ axes.length > 0 && (
				<Fact name={ __( 'Variable axes', 'atelier' ) }>
					{ axes.map( axisLabel ).join( ', ' ) }
				</Fact>
			) }
			{ designer !== '' && (
				<Fact name={ __( 'Designer', 'atelier' ) }>{ designer }</Fact>
			) }
			{ licence + licenceUrl !== '' && (
				<Fact name={ __( 'License', 'atelier' ) }>
					{ licence }{ ' ' }
					{ licenceUrl !== '' && (
						<a href={ licenceUrl } target="_blank" rel="noreferrer">
							{ licenceUrl }
						</a>
					) }
				</Fact>
			) }
			{ copyright !== '' && (
				<Fact name={ __( 'Copyright', 'atelier' ) }>{ copyright }</Fact>
			) }
		</dl>
	);
}

const Fact = ( {
	name,
	children,
}: {
	readonly name: string;
	readonly children: ReactNode;
} ) => (
	<div className={ styles.fact }>
		<dt className={ styles.name }>{ name }</dt>
		<dd className={ styles.value }>{ children }</dd>
	</div>
);

const axisLabel = ( { name, min, max }: FontAxis ): string =>
	sprintf(
		/* translators: 1: name of an axis, such as weight, 2: its minimum, 3: its maximum. */
		__( '%1$s %2$s to %3$s', 'atelier' ),
		name,
		String( min ),
		String( max )
	);
