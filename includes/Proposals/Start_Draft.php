<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Limits;
use WP_Error;

/**
 * Makes a site draft of the agent.
 */
final class Start_Draft implements Ability {
	private Agent_Drafts $drafts;

	public function __construct( Agent_Drafts $drafts ) {
		$this->drafts = $drafts;
	}

	public function name(): string {
		return 'start-draft';
	}

	public function label(): string {
		return __( 'Start a site draft', 'atelier' );
	}

	public function description(): string {
		return 'Starts an empty site draft, which holds what you propose until a person publishes it or not. Use one draft for what belongs together.';
	}

	public function input_schema(): array {
		return Schemas::input( array( 'title' => array( 'minLength' => 1 ) + Schemas::text( 'What the draft is about, for the person who reviews it.' ) ), array( 'title' ) );
	}

	public function output_schema(): array {
		return Schemas::output( Schemas::of_draft() );
	}

	public function is_readonly(): bool {
		return false;
	}

	public function is_destructive(): bool {
		return false;
	}

	public function is_idempotent(): bool {
		return false;
	}

	/** @return array<string, mixed>|WP_Error */
	public function execute( Agent $agent, Agent_Limits $limits, array $input ) {
		$title = trim( sanitize_text_field( (string) $input['title'] ) );
		if ( Change_Schema::is_blank( $title ) ) {
			return new WP_Error( 'atelier_draft_no_name', __( 'A site draft needs a name.', 'atelier' ), array( 'status' => 400 ) );
		}
		$draft = $this->drafts->start( $agent, $limits, $title );
		return is_wp_error( $draft ) ? $draft : array(
			'draft'   => $draft->id,
			'title'   => $draft->title,
			'status'  => $draft->status,
			'changes' => 0,
		);
	}
}
