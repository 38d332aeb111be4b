<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Limits;
use Atelier\Support\Page;
use WP_Error;

/**
 * Where people look at a site draft of the agent.
 */
final class Preview_Draft implements Ability {
	use Only_Reads;

	private Agent_Drafts $drafts;

	public function __construct( Agent_Drafts $drafts ) {
		$this->drafts = $drafts;
	}

	public function name(): string {
		return 'preview';
	}

	public function label(): string {
		return __( 'Get the address of a site draft', 'atelier' );
	}

	public function description(): string {
		return 'Answers the addresses at which people see one of your drafts. They have to be logged in; the addresses give no right to anybody, and not to you either.';
	}

	public function input_schema(): array {
		return Schemas::input( array( 'draft' => Schemas::draft() ), array( 'draft' ) );
	}

	public function output_schema(): array {
		return Schemas::output( array_fill_keys( array( 'site', 'editor' ), Schemas::any_text() ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function execute( Agent $agent, Agent_Limits $limits, array $input ) {
		$draft = $this->drafts->find( $agent, $input['draft'] );
		return is_wp_error( $draft ) ? $draft : array(
			'site'   => add_query_arg( Page::DRAFT_ARG, $draft->id, home_url( '/' ) ),
			'editor' => add_query_arg( Page::DRAFT_ARG, $draft->id, admin_url( 'admin.php?page=' . Page::SLUG ) ),
		);
	}
}
