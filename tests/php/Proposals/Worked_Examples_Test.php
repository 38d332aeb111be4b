<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Proposals;

use WP_REST_Request;

require_once __DIR__ . '/Agent_Case.php';

/**
 * The worked examples of docs/agents.md: what they send is what the abilities take, and what they show is what the abilities answer.
 */
final class Worked_Examples_Test extends Agent_Case {
	private const EXAMPLE = '~```sh\ncurl --compressed --user "\$AGENT"(?<json> --header \'Content-Type: application/json\' \\\\\n )? "\$SITE/wp-json(?<route>/atelier/v1/agents/(?<name>[a-z-]+))(?:\?(?<query>[^"]*))?"(?: --data \'(?<body>[^\']*)\')?\n```\n\nis answered with\n\n```json\n(?<answer>.*?)\n```~s';

	/** @return list<array<string, string>> */
	private static function examples(): array {
		$text = (string) file_get_contents( dirname( ATELIER_FILE ) . '/docs/agents.md' );
		preg_match_all( self::EXAMPLE, $text, $found, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL );
		return array_map( static fn( array $one ): array => array_map( 'strval', $one ), $found );
	}

	public function test_cover_what_an_agent_needs(): void {
		$names = array_unique( array_column( self::examples(), 'name' ) );
		sort( $names );
		$this->assertSame( array( 'answer-note', 'find-records', 'find-uses', 'preview', 'propose', 'read-draft', 'read-record', 'request-review', 'start-draft', 'withdraw' ), $names );
	}

	/** With other IDs and hashes than those of this site, an ability still says no to what doesn't exist, and nothing to the form of the input. */
	public function test_are_taken_by_the_abilities(): void {
		foreach ( self::examples() as $example ) {
			$is_write = '' !== $example['body'];
			$request  = new WP_REST_Request( $is_write ? 'POST' : 'GET', $example['route'] );
			if ( $is_write ) {
				$request->set_header( 'Content-Type', 'application/json' );
				$request->set_body( $example['body'] );
				$this->assertIsArray( json_decode( $example['body'], true ), $example['body'] );
			} else {
				parse_str( $example['query'], $query );
				$request->set_query_params( $query );
			}
			$response = rest_do_request( $request );
			$said     = $response->get_data();
			$this->assertTrue( 200 === $response->get_status() || 404 === $response->get_status() || 'atelier_proposal_unknown' === ( $said['code'] ?? '' ), $example['name'] . ': ' . wp_json_encode( $said ) );
			$this->assertSame( $is_write, '' !== $example['json'], $example['name'] );
		}
	}

	public function test_answers_have_what_abilities_answer(): void {
		foreach ( self::examples() as $example ) {
			$schema = rest_do_request( new WP_REST_Request( 'OPTIONS', $example['route'] ) )->get_data()['schema'];
			$answer = json_decode( $example['answer'], true );
			$this->assertSame( array_keys( $schema['properties'] ), array_keys( $answer ), $example['name'] );
			$this->assertTrue( rest_validate_value_from_schema( $answer, $schema, 'answer' ), $example['name'] );
		}
	}
}
