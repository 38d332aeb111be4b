<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Guard;
use Atelier\Agents\Agent_Limits;
use Atelier\Agents\Request_Rate;
use Atelier\Support\Invalid_Input;
use Atelier\Support\Rest;
use WP_Error;

/**
 * Runs abilities for whoever acts, in the same way for REST and for WordPress's abilities: size, rights, rate and input are checked here,
 * because other callers may have left something out.
 */
final class Abilities {
	/** A schema of any value. */
	private const ANYTHING = array( 'type' => array( 'string', 'number', 'boolean', 'null', 'array', 'object' ) );

	/** @var array<string, Ability> */
	private array $all = array();

	public function __construct( Ability ...$all ) {
		foreach ( $all as $ability ) {
			$this->all[ $ability->name() ] = $ability;
		}
	}

	/** @return array<string, Ability> By name. */
	public function all(): array {
		return $this->all;
	}

	/**
	 * @param mixed $input
	 * @return array<string, mixed>|WP_Error
	 */
	public static function run( Ability $ability, $input ) {
		$limits = Agent_Limits::read();
		$may    = Agent_Guard::may_propose();
		if ( is_wp_error( $may ) ) {
			return $may;
		}
		$agent = Agent::current();
		$rate  = $agent ? Request_Rate::take( $agent, $limits, time() ) : Rest::forbidden();
		if ( ! $agent || is_wp_error( $rate ) ) {
			return $rate instanceof WP_Error ? $rate : Rest::forbidden();
		}
		$input = null === $input ? array() : $input;
		if ( strlen( (string) wp_json_encode( $input ) ) > $limits->bytes() ) {
			return self::too_large( $limits );
		}
		$schema = self::shallow( $ability->input_schema() );
		$valid  = rest_validate_value_from_schema( $input, $schema, 'input' );
		if ( is_wp_error( $valid ) ) {
			return new WP_Error( 'atelier_proposal_input', $valid->get_error_message(), array( 'status' => 400 ) );
		}
		$clean = rest_sanitize_value_from_schema( $input, $schema, 'input' );
		if ( ! is_array( $clean ) ) {
			return Rest::forbidden();
		}
		try {
			// Of what lists have, each is checked by itself.
			Direction_Marks::refuse( array_filter( $clean, 'is_string' ) );
			Unseen_Characters::refuse( array_filter( $clean, 'is_string' ) );
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'proposal' );
		}
		return $ability->execute( $agent, $limits, $clean );
	}

	/**
	 * An ability's input for callers that validate it before: they read what each item of a list has to be, and let others pass, which are
	 * refused by themselves.
	 *
	 * @return array<string, mixed>
	 */
	public static function lenient_input( Ability $ability ): array {
		return self::with_items( $ability->input_schema(), static fn( array $item ): array => array( 'anyOf' => array( $item, self::ANYTHING ) ) );
	}

	/**
	 * Of lists of objects, each is checked by itself: one that is wrong isn't the fault of the others.
	 *
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function shallow( array $schema ): array {
		return self::with_items( $schema, static fn(): array => self::ANYTHING );
	}

	/**
	 * @param array<string, mixed>                                  $schema
	 * @param callable( array<string, mixed> ): array<string, mixed> $change Of the items of lists of objects.
	 * @return array<string, mixed>
	 */
	private static function with_items( array $schema, callable $change ): array {
		foreach ( $schema['properties'] ?? array() as $name => $property ) {
			if ( 'object' === ( $property['items']['type'] ?? '' ) ) {
				$schema['properties'][ $name ]['items'] = $change( $property['items'] );
			}
		}
		return $schema;
	}

	public static function too_large( Agent_Limits $limits ): WP_Error {
		/* translators: %s: a size, such as "1 MB". */
		return new WP_Error( 'atelier_proposal_too_large', sprintf( __( 'This request is larger than %s. Send less at once.', 'atelier' ), size_format( $limits->bytes() ) ), array( 'status' => 413 ) );
	}
}
