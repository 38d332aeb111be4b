import type { FontFamily } from '../family';
import type { FontFileFacts } from '../fontFile/facts';
import { kebabCase } from '../slug';
import { faceIdentity, type FamilyToInstall } from '../toInstall';
import { fileToSend, isReady, type UploadFile, type Uploads } from './batch';

/** Why a font need not be sent: the site has this variant, or another file is the same variant. */
export type Clash = 'installed' | 'sameVariant';

export interface PlannedFace {
	readonly upload: UploadFile;
	readonly facts: FontFileFacts;
	readonly clash: Clash | null;
}

/** A family that the user has brought, or parts of it. */
export interface PlannedFamily {
	readonly slug: string;
	readonly name: string;
	/** Whether the site has some of its variants. */
	readonly isInstalled: boolean;
	readonly faces: readonly PlannedFace[];
}

const faceSettings = ( { style, weight }: FontFileFacts ) => ( {
	fontStyle: style,
	fontWeight: weight,
} );

const identityOf = ( facts: FontFileFacts ): string =>
	faceIdentity( faceSettings( facts ) );

/** The name in the file, or that of a file which names no family. */
const familyName = ( { family }: FontFileFacts, { name }: File ): string =>
	family || name.replace( /\.[^.]*$/, '' );

/** Names in letters that WordPress leaves out of slugs get one from their code points. */
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

/** Puts files into families: those of one name belong together, also with what the site has. */
export function planUploads(
	{ files }: Pick< Uploads, 'files' >,
	installed: readonly FontFamily[]
): readonly PlannedFamily[] {
	const families = new Map< string, PlannedFamily >();
	for ( const upload of files ) {
		if ( ! upload.reading || 'fault' in upload.reading ) {
			continue;
		}
		const { facts } = upload.reading;
		const name = familyName( facts, upload.file );
		const slug = slugOf( name );
		const present = installed.find( ( family ) => family.slug === slug );
		const family = families.get( slug ) ?? {
			slug,
			name: present?.name ?? name,
			isInstalled: present !== undefined,
			faces: [],
		};
		families.set( slug, {
			...family,
			faces: [
				...family.faces,
				{
					upload,
					facts,
					clash: clashOf( upload, facts, family.faces, present ),
				},
			],
		} );
	}
	return [ ...families.values() ].sort( ( one, other ) =>
		one.name.localeCompare( other.name )
	);
}

function clashOf(
	upload: UploadFile,
	facts: FontFileFacts,
	before: readonly PlannedFace[],
	present: FontFamily | undefined
): Clash | null {
	const identity = identityOf( facts );
	if ( upload.sent === 'done' ) {
		return null;
	}
	if (
		present?.faces.some( ( { raw } ) => faceIdentity( raw ) === identity )
	) {
		return 'installed';
	}
	return before.some( ( other ) => identityOf( other.facts ) === identity )
		? 'sameVariant'
		: null;
}

/** The faces that are sent when the user installs. */
export const facesToSend = (
	families: readonly PlannedFamily[]
): readonly PlannedFace[] =>
	families.flatMap( ( { faces } ) =>
		faces.filter( ( { upload, clash } ) => ! clash && isReady( upload ) )
	);

/** Families of CSS that are no names of fonts. */
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

/** A name as CSS takes it: quoted where it has other characters than letters and hyphens, or a meaning of its own. */
const inCss = ( name: string ): string =>
	/^[a-z-]+$/i.test( name ) && ! GENERIC.includes( name.toLowerCase() )
		? name
		: `"${ name }"`;

/** What is to be installed of what the user has brought. */
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

/** Which of the files that were sent are on the server, and which are not. */
export function splitSent(
	families: readonly PlannedFamily[],
	installed: readonly FontFamily[]
): { readonly done: readonly number[]; readonly failed: readonly number[] } {
	const present = new Set(
		installed.flatMap( ( { slug, faces } ) =>
			faces.map( ( { raw } ) => `${ slug } ${ faceIdentity( raw ) }` )
		)
	);
	const sent = families.flatMap( ( family ) =>
		facesToSend( [ family ] ).map( ( { upload, facts } ) => ( {
			id: upload.id,
			isDone: present.has( `${ family.slug } ${ identityOf( facts ) }` ),
		} ) )
	);
	return {
		done: sent.flatMap( ( { id, isDone } ) => ( isDone ? [ id ] : [] ) ),
		failed: sent.flatMap( ( { id, isDone } ) => ( isDone ? [] : [ id ] ) ),
	};
}
