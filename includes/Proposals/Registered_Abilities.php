<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent_Guard;

/**
 * Registers abilities where WordPress has them (6.9 and later), which other plugins offer to programs, such as by MCP.
 */
final class Registered_Abilities {
	private const CATEGORY = 'atelier-site';
	private const PREFIX   = 'atelier/';

	/** @var callable(): Abilities */
	private $make;

	/** @param callable(): Abilities $make When they are needed. */
	public function __construct( callable $make ) {
		$this->make = $make;
	}

	/** Called while WordPress asks for categories; it asks for abilities next. */
	public function register(): void {
		$this->add_category();
		add_action( 'wp_abilities_api_init', array( $this, 'add_abilities' ) );
	}

	private function add_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Propose changes of the site', 'atelier' ),
				'description' => 'Read the site and propose changes in a site draft, which a person publishes or not.',
			)
		);
	}

	public function add_abilities(): void {
		foreach ( ( $this->make )()->all() as $name => $ability ) {
			wp_register_ability(
				self::PREFIX . $name,
				array(
					'label'               => $ability->label(),
					'description'         => $ability->description(),
					'category'            => self::CATEGORY,
					'input_schema'        => Abilities::lenient_input( $ability ),
					'output_schema'       => $ability->output_schema(),
					'execute_callback'    => static fn( $input = null ) => Abilities::run( $ability, $input ),
					'permission_callback' => static fn() => Agent_Guard::may_propose(),
					'meta'                => array(
						'public'       => true,
						'show_in_rest' => true,
						'mcp'          => array( 'public' => true ),
						'annotations'  => array(
							'readonly'    => $ability->is_readonly(),
							'destructive' => $ability->is_destructive(),
							'idempotent'  => $ability->is_idempotent(),
						),
					),
				)
			);
		}
	}
}
