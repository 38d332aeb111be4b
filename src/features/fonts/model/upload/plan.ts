import { compareTexts } from '@/kernel/collation';
import type { FontFamily } from '../family';
import type { FontFileFacts } from '../fontFile/facts';
import { kebabCase } from '@/kernel/kebabCase';
import { findInstalled } from '../installed';
import { faceIdentity, type FamilyToInstall } from '../toInstall';
import { cutName, weightInName, widthName } from './cuts';
import { fileToSend, isReady, type UploadFile, type Uploads } from './batch';

/** The reason why a font isn't sent: the variant is installed, or another file has the same variant. */
export type Clash = 'installed' | 'sameVariant';

export interface PlannedFace {
	readonly upload: UploadFile;
	readonly facts: FontFileFacts;
	readonly clash: Clash | null;
}

/** A family of added files. */
export interface PlannedFamily {
	readonly slug: string;
	readonly name: string;
	/** Whether some of its variants are installed. */
	readonly isInstalled: boolean;
	readonly faces: readonly PlannedFace[];
}

const faceSettings = ( { style, weight }: FontFileFacts ) => ( {
	fontStyle: style,
	fontWeight: weight,
} );

const identityOf = ( facts: FontFileFacts ): string =>
	faceIdentity( faceSettings( facts ) );

/** The family name in the file, or else the file's name; with the width of the letters if it isn't normal. */
const familyName = ( facts: FontFileFacts, { name }: File ): string =>
	[ facts.family || name.replace( /\.[^.]*$/, '' ), widthName( facts ) ]
		.filter( ( part ) => part !== '' )
		.join( ' ' );

/** Slugs of names without Latin letters or digits are made from code points, because WordPress would drop all characters. */
export function slugOf( name: string ): string {
	const slug = kebabCase( name.toLowerCase() );
	return /[a-z0-9]/.test( slug )
		? slug
		: `font-${ Array.from( name, ( letter ) =>
				letter.codePointAt( 0 )?.toString( 16 )
			)
				.join( '-' )
				.slice( 0, 60 ) }`;
}

/** A font file with its facts. */
type FontUpload = Omit< PlannedFace, 'clash' >;

interface NamedUpload extends FontUpload {
	/** The name of its family. */
	readonly name: string;
}

/** Groups files into families by name, including installed families. */
export function planUploads(
	{ files }: Pick< Uploads, 'files' >,
	installed: readonly FontFamily[]
): readonly PlannedFamily[] {
	const families = new Map< string, { name: string; fonts: FontUpload[] } >();
	const add = ( name: string, font: FontUpload ) => {
		const slug = slugOf( name );
		const family = families.get( slug ) ?? { name, fonts: [] };
		family.fonts.push( font );
		families.set( slug, family );
	};
	const read = files.flatMap( ( upload ): NamedUpload[] =>
		upload.reading && 'facts' in upload.reading
			? [
					{
						upload,
						facts: upload.reading.facts,
						name: familyName( upload.reading.facts, upload.file ),
					},
				]
			: []
	);
	for ( const { name, ...font } of withNamedWeights( read ) ) {
		const word = toldApart(
			font.facts,
			families.get( slugOf( name ) )?.fonts ?? []
		);
		add( word === '' ? name : `${ name } ${ word }`, font );
	}
	return [ ...families ]
		.map( ( [ slug, { name, fonts } ] ): PlannedFamily => {
			const present = findInstalled( installed, { slug, name } );
			return {
				slug: present?.slug ?? slug,
				name: present?.name ?? name,
				isInstalled: present !== undefined,
				faces: withClashes( fonts, present ),
			};
		} )
		.sort( ( one, other ) => compareTexts( one.name, other.name ) );
}

/** The word that tells a font apart from one with the same variant in its family; empty if there is none. */
function toldApart(
	facts: FontFileFacts,
	others: readonly FontUpload[]
): string {
	const same = others.find(
		( other ) => identityOf( other.facts ) === identityOf( facts )
	);
	const word = cutName( facts );
	return same && word !== cutName( same.facts ) ? word : '';
}

/** Fonts whose files give several cuts of a family one weight, with the weights that their names say. */
function withNamedWeights(
	fonts: readonly NamedUpload[]
): readonly NamedUpload[] {
	const cuts = new Map< string, Set< string > >();
	const keyOf = ( { name, facts }: NamedUpload ) =>
		`${ slugOf( name ) } ${ identityOf( facts ) }`;
	for ( const font of fonts ) {
		const key = keyOf( font );
		cuts.set( key, ( cuts.get( key ) ?? new Set() ).add( font.facts.cut ) );
	}
	return fonts.map( ( font ) => {
		const weight = weightInName( font.facts );
		return weight !== null && ( cuts.get( keyOf( font ) )?.size ?? 0 ) > 1
			? { ...font, facts: { ...font.facts, weight } }
			: font;
	} );
}

function withClashes(
	fonts: readonly FontUpload[],
	present: FontFamily | undefined
): readonly PlannedFace[] {
	const onSite = new Set(
		present?.faces.map( ( { raw } ) => faceIdentity( raw ) )
	);
	const brought = new Set< string >();
	return fonts.map( ( { upload, facts } ) => {
		const identity = identityOf( facts );
		const isSecond = brought.has( identity );
		brought.add( identity );
		if ( upload.sent === 'done' ) {
			return { upload, facts, clash: null };
		}
		const clash: Clash | null = isSecond ? 'sameVariant' : null;
		return {
			upload,
			facts,
			clash: onSite.has( identity ) ? 'installed' : clash,
		};
	} );
}

/** The faces that an installation sends. */
export const facesToSend = (
	families: readonly PlannedFamily[]
): readonly PlannedFace[] =>
	families.flatMap( ( { faces } ) =>
		faces.filter( ( { upload, clash } ) => ! clash && isReady( upload ) )
	);

/** Generic CSS families, which aren't names of fonts. */
const GENERIC = [
	'serif',
	'sans-serif',
	'monospace',
	'cursive',
	'fantasy',
	'system-ui',
	'math',
	'emoji',
	'inherit',
	'initial',
	'unset',
];

/** A family name in CSS: quoted if it has other characters than letters and hyphens, or is a generic family. */
const inCss = ( name: string ): string =>
	/^[a-z-]+$/i.test( name ) && ! GENERIC.includes( name.toLowerCase() )
		? name
		: `"${ name }"`;

/** The families to install from the added files. */
export function toInstall(
	families: readonly PlannedFamily[],
	isPacking: boolean
): readonly FamilyToInstall[] {
	return families.flatMap( ( family ) => {
		const faces = facesToSend( [ family ] );
		const fontFamily = inCss( family.name );
		return faces.length === 0
			? []
			: [
					{
						settings: {
							name: family.name,
							slug: family.slug,
							fontFamily,
						},
						faces: faces.map( ( { upload, facts } ) => ( {
							settings: { fontFamily, ...faceSettings( facts ) },
							files: [ fileToSend( upload, isPacking ) ],
						} ) ),
					},
				];
	} );
}

/** The ids of sent files that are on the server, and of those that aren't. */
export function splitSent(
	families: readonly PlannedFamily[],
	installed: readonly FontFamily[]
): { readonly done: readonly number[]; readonly failed: readonly number[] } {
	const sent = families.flatMap( ( family ) => {
		const present = new Set(
			findInstalled( installed, family )?.faces.map( ( { raw } ) =>
				faceIdentity( raw )
			)
		);
		return facesToSend( [ family ] ).map( ( { upload, facts } ) => ( {
			id: upload.id,
			isDone: present.has( identityOf( facts ) ),
		} ) );
	} );
	return {
		done: sent.flatMap( ( { id, isDone } ) => ( isDone ? [ id ] : [] ) ),
		failed: sent.flatMap( ( { id, isDone } ) => ( isDone ? [] : [ id ] ) ),
	};
}
