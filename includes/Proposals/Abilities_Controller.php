<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent_Guard;
use Atelier\Agents\Agent_Limits;
use Atelier\Support\Rest;
use WP_REST_Request;
use WP_REST_Response;

/**
 * atelier/v1/agents/{ability}: GET for those that only read, POST for the others. See docs/agents.md.
 */
final class Abilities_Controller {
	public const ROUTE = '/agents';

	/** Atelier's routes, and those at which WordPress runs the same abilities. It ignores the case of routes. */
	private const OF_AGENTS = '~^/(?:' . Rest::ROUTE_NAMESPACE . self::ROUTE . '|wp-abilities/v1/abilities/atelier)/~i';

	private Abilities $abilities;

	public function __construct( Abilities $abilities ) {
		$this->abilities = $abilities;
	}

	public function register_routes(): void {
		foreach ( $this->abilities->all() as $name => $ability ) {
			register_rest_route(
				Rest::ROUTE_NAMESPACE,
				self::ROUTE . "/$name",
				array(
					'schema' => static fn(): array => array( '$schema' => 'http://json-schema.org/draft-04/schema#', 'title' => "atelier-$name" ) + $ability->output_schema(),
					array(
						'methods'             => $ability->is_readonly() ? 'GET' : 'POST',
						'callback'            => static fn( WP_REST_Request $request ) => self::answer( $ability, $request ),
						'permission_callback' => array( Agent_Guard::class, 'may_propose' ),
					),
				)
			);
		}
	}

	/** @return WP_REST_Response|\WP_Error */
	private static function answer( Ability $ability, WP_REST_Request $request ) {
		$input  = $ability->is_readonly() ? array_intersect_key( $request->get_query_params(), $ability->input_schema()['properties'] ) : ( $request->get_json_params() ?? $request->get_body_params() );
		$answer = Abilities::run( $ability, $input );
		return is_wp_error( $answer ) ? $answer : new WP_REST_Response( $answer );
	}

	/**
	 * Refuses what is too large before anybody reads it as JSON.
	 *
	 * @param mixed $result
	 * @param mixed $server
	 * @param mixed $request
	 * @return mixed
	 */
	public function refuse_large( $result, $server = null, $request = null ) {
		if ( null !== $result || ! $request instanceof WP_REST_Request || ! preg_match( self::OF_AGENTS, $request->get_route() ) ) {
			return $result;
		}
		$limits = Agent_Limits::read();
		return strlen( (string) $request->get_body() ) > $limits->bytes() ? Abilities::too_large( $limits ) : $result;
	}
}
