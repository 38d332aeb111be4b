<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent;
use Atelier\Agents\Agent_Limits;
use Atelier\Records\Change;
use Atelier\Records\Change_Set;
use Atelier\Records\Record_Rights;
use Atelier\SiteDrafts\Draft_Request;
use Atelier\Support\Invalid_Input;
use Atelier\Uses\Asked_Thing;
use Atelier\Uses\Index_Question;
use Atelier\Uses\Named_Places;
use Atelier\Uses\Used_In;
use WP_Error;

/**
 * Which records use a pattern, part, menu, preset or another thing.
 */
final class Find_Uses implements Ability {
	use Only_Reads;

	private const PER_PAGE = 30;

	private Agent_Drafts $drafts;
	private Agent_Site $site;
	private Record_Rights $rights;
	private Draft_Request $request;

	public function __construct( Agent_Drafts $drafts, Agent_Site $site, Record_Rights $rights, Draft_Request $request ) {
		$this->drafts  = $drafts;
		$this->site    = $site;
		$this->rights  = $rights;
		$this->request = $request;
	}

	public function name(): string {
		return 'find-uses';
	}

	public function label(): string {
		return __( 'Find out where something is used', 'atelier' );
	}

	public function description(): string {
		return 'Lists the records that use a thing, so you know what a change of it touches. Records that agents can’t read are only counted.';
	}

	public function input_schema(): array {
		return Schemas::input(
			array(
				'kind'  => array(
					'type' => 'string',
					'enum' => Named_Use::kinds(),
				),
				'thing' => array( 'minLength' => 1 ) + Schemas::text( 'A record’s key, such as wp_navigation:20, for patterns, parts, menus, templates and posts; the slug of a preset; the name of a block, class or shortcode; an address; an ID for media and terms.', 2000 ),
				'page'  => Schemas::page(),
				'draft' => Schemas::optional_draft(),
			),
			array( 'kind', 'thing' )
		);
	}

	public function output_schema(): array {
		$text = Schemas::any_text();
		return Schemas::output(
			array(
				'records'     => Schemas::list_of( array( 'record' => $text, 'title' => $text, 'is_direct' => array( 'type' => 'boolean' ) ) ),
				'others'      => array( 'type' => 'integer' ),
				'total'       => array( 'type' => 'integer' ),
				'is_complete' => array( 'type' => 'boolean' ),
			)
		);
	}

	/** @return array<string, mixed>|WP_Error */
	public function execute( Agent $agent, Agent_Limits $limits, array $input ) {
		try {
			list( $kind, $thing ) = Named_Use::parse( (string) $input['kind'], (string) $input['thing'] );
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'proposal' );
		}
		$draft = $this->drafts->laid( $agent, $input );
		return is_wp_error( $draft ) ? $draft : $this->site->during( $agent, $limits, $draft, fn( ?Change_Set $changes ): array => $this->answer( $limits, new Asked_Thing( $kind, $thing ), (int) ( $input['page'] ?? 1 ), $changes ) );
	}

	/** @return array<string, mixed> */
	private function answer( Agent_Limits $limits, Asked_Thing $asked, int $page, ?Change_Set $changes ): array {
		$found   = Index_Question::ask(
			fn(): array => Used_In::create( $this->request )->page( $asked->keys(), $page, self::PER_PAGE ),
			array(
				'places' => array(),
				'total'  => 0,
			)
		);
		$records = array();
		foreach ( ( new Named_Places( $this->rights ) )->of( $found['answer']['places'] ) as $place ) {
			$key = Change::key_of( $place['type'], $place['id'] );
			if ( Readable_Record::is_readable( $key, $limits, $changes ) ) {
				$records[] = array(
					'record'    => $key,
					'title'     => $place['title'],
					'is_direct' => $place['isDirect'],
				);
			}
		}
		return array(
			'records'     => $records,
			'others'      => count( $found['answer']['places'] ) - count( $records ),
			'total'       => $found['answer']['total'],
			'is_complete' => $found['is_complete'],
		);
	}
}
