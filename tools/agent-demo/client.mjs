/**
 * An agent's way to a site: atelier/v1/agents over REST. See docs/agents.md.
 */

/** Abilities that only read; the others are sent by POST. */
const READING = [
	'describe-site',
	'find-records',
	'read-record',
	'find-uses',
	'read-draft',
	'preview',
];

/**
 * @param {{ site: string, user: string, password: string }} access
 * @return {( ability: string, input?: Record<string, unknown> ) => Promise<any>} Asks for an ability; throws the site's sentence.
 */
export function connect( { site, user, password } ) {
	const headers = {
		Authorization: `Basic ${ Buffer.from(
			`${ user }:${ password }`
		).toString( 'base64' ) }`,
		'Content-Type': 'application/json',
	};
	return async ( ability, input = {} ) => {
		const address = new URL( site );
		address.searchParams.set(
			'rest_route',
			`/atelier/v1/agents/${ ability }`
		);
		const isReading = READING.includes( ability );
		for ( const [ name, value ] of isReading
			? Object.entries( input )
			: [] ) {
			address.searchParams.set( name, String( value ) );
		}
		const response = await fetch( address, {
			headers,
			...( isReading
				? {}
				: { method: 'POST', body: JSON.stringify( input ) } ),
		} );
		const answer = await response.json();
		if ( ! response.ok ) {
			throw new Error( `${ ability }: ${ answer.message }` );
		}
		return answer;
	};
}
